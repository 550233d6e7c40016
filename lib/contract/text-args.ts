import { z } from '#zod';

/** Arguments of a text that is translated for its reader: few, short, and unformatted on the wire. */
export const TextArgs = z
  .record(z.string().max(40), z.union([z.string().max(1000), z.number()]))
  .refine((args) => Object.keys(args).length <= 8);
export type TextArgs = z.infer<typeof TextArgs>;

/**
 * Format of each argument by name: `money` is baht, `measure` the wire name of a measure, `date` `YYYY-MM-DD`, `count`
 * selects a plural.
 */
export const ARG_KINDS = {
  id: 'text',
  name: 'text',
  file: 'text',
  why: 'text',
  dishes: 'text',
  crafts: 'text',
  count: 'count',
  seconds: 'count',
  minutes: 'count',
  bytes: 'count',
  sum: 'money',
  before: 'money',
  counted: 'money',
  held: 'quantity',
  factor: 'quantity',
  measure: 'measure',
  from: 'measure',
  to: 'measure',
  date: 'date',
} as const;
export type ArgName = keyof typeof ARG_KINDS;

interface ValueOf {
  text: string | number;
  count: number;
  money: number;
  quantity: number;
  measure: string;
  date: string;
}

type ArgValue<Name extends ArgName> = ValueOf[(typeof ARG_KINDS)[Name]];

export type ArgsNamed<Name extends ArgName> = { readonly [Each in Name]: ArgValue<Each> };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Arguments of a sentence, by its `{placeholders}`. A name without a format does not compile. */
export type ArgsIn<Text extends string> = {
  readonly [Name in NamesIn<Text>]: Name extends ArgName ? ArgValue<Name> : never;
};

/** Inserts unformatted arguments into a sentence. */
export const fillIn = (text: string, args: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
