import { z } from '#zod';
import { TextArgs, type ArgName, type ArgsNamed } from '@/lib/contract/text-args';

/**
 * Texts that our program writes into histories, by kind, with the arguments of each. `notes.<kind>` of the messages is
 * the translation for readers. Text typed by people is a description and stays as typed.
 */
export const NOTES = {
  priceCorrected: [],
  quantityCorrected: [],
  measureChanged: ['from', 'factor', 'to'],
  merged: ['id', 'name'],
  movedTo: ['id', 'name'],
  movedFrom: ['id', 'name'],
  counted: ['id', 'name'],
  openedByFile: ['file'],
  changedByFile: ['file'],
  brewed: [],
  prepared: [],
  infused: [],
  crafted: ['name'],
  craftedShort: ['name'],
  craftUndone: ['name'],
} as const satisfies Readonly<Record<string, readonly ArgName[]>>;

export type NoteKind = keyof typeof NOTES;

/** A note with the arguments of its kind. */
export type Note = {
  readonly [Kind in NoteKind]: {
    readonly kind: Kind;
    readonly args: ArgsNamed<(typeof NOTES)[Kind][number]>;
  };
}[NoteKind];

/** A note on the wire; a newer server may send an unknown kind. */
export const WireNote = z.object({ kind: z.string().max(60), args: TextArgs });
