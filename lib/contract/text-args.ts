import { z } from 'zod';

/** Arguments of a text that is translated where it is read: few, short, and on the wire as they are, not formatted. */
export const TextArgs = z
  .record(z.string().max(40), z.union([z.string().max(1000), z.number()]))
  .refine((args) => Object.keys(args).length <= 8);
export type TextArgs = z.infer<typeof TextArgs>;

/**
 * How an argument is formatted, by its name: `money` is in baht, `measure` is the wire's name of a measure, `date` is
 * `YYYY-MM-DD`, `count` decides a plural.
 */
export const ARG_KINDS = {
  id: 'text',
  name: 'text',
  file: 'text',
  why: 'text',
  dishes: 'text',
  count: 'count',
  bytes: 'count',
  sum: 'money',
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

/** The arguments that a sentence takes, read from its `{placeholders}`; a name that no kind is given for is an error. */
export type ArgsIn<Text extends string> = {
  readonly [Name in NamesIn<Text>]: Name extends ArgName ? ArgValue<Name> : never;
};

/** Puts arguments into a sentence as they are. */
export const fillIn = (text: string, args: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
