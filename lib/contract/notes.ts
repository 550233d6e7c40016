import { z } from 'zod';
import { TextArgs, type ArgName, type ArgsNamed } from './text-args';

/**
 * What our own program writes into a history, by its kind, with the arguments of its text: `notes.<kind>` of the
 * messages, translated where they are read. What people write is a description and stays as they typed it.
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
} as const satisfies Readonly<Record<string, readonly ArgName[]>>;

export type NoteKind = keyof typeof NOTES;

/** A note with the arguments that its kind takes. */
export type Note = {
  readonly [Kind in NoteKind]: {
    readonly kind: Kind;
    readonly args: ArgsNamed<(typeof NOTES)[Kind][number]>;
  };
}[NoteKind];

/** A note on the wire: of a server that is newer, its kind may be unknown here. */
export const WireNote = z.object({ kind: z.string().max(60), args: TextArgs });
