import * as zod from 'zod';
import { build } from './recorded';

// Prevents Zod's `new Function` probe, which the content security policy of pages would report.
if (typeof window !== 'undefined') zod.config({ jitless: true });

/** Members of zod that the contract uses. The browser's build drops the others. */
const used = {
  array: zod.array,
  boolean: zod.boolean,
  coerce: zod.coerce,
  discriminatedUnion: zod.discriminatedUnion,
  email: zod.email,
  enum: zod.enum,
  int: zod.int,
  lazy: zod.lazy,
  literal: zod.literal,
  looseObject: zod.looseObject,
  number: zod.number,
  object: zod.object,
  record: zod.record,
  string: zod.string,
  union: zod.union,
  unknown: zod.unknown,
};

/**
 * Schema of the contract that can parse: in the browser made from its record, elsewhere itself. It brings zod along, so
 * that only what loads with a dialog may import it.
 */
export const real = <T>(schema: T): T => build(schema, used) as T;
