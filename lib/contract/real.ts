import {
  array,
  boolean,
  coerce,
  config,
  discriminatedUnion,
  email,
  enum as enumOf,
  int,
  lazy,
  literal,
  looseObject,
  number,
  object,
  record,
  string,
  union,
  unknown,
} from 'zod';
import { build } from './recorded';

// Prevents Zod's `new Function` probe, which the content security policy of pages would report.
if (typeof window !== 'undefined') config({ jitless: true });

/** What the contract uses of zod; the rest of it does not reach the browser. */
const used = {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  enum: enumOf,
  int,
  lazy,
  literal,
  looseObject,
  number,
  object,
  record,
  string,
  union,
  unknown,
};

/**
 * Schema of the contract that can parse: in the browser made from its record, elsewhere itself. It brings zod along, so
 * that only what loads with a dialog may import it.
 */
export const real = <T>(schema: T): T => build(schema, used) as T;
