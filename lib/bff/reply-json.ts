import 'server-only';
import type { z } from 'zod';
import { parsedJson } from '@/lib/domain/parsed-json';

/**
 * Menus and folders lie in each other; no real ones come near. The longest real reply is a report with a row for each
 * order of a year: 200 a day with twelve columns are 0.9 million values. A menu of 5,000 dishes has 0.1 million. Objects
 * with names of their own, such as totals, have at most a hundred.
 */
const MOST = { levels: 200, values: 2_000_000, fields: 1_000 };

/** Whether JSON is so deep that a recursion could run out of stack, or has more values than are worth their memory. */
function isTooMuch(json: Uint8Array): boolean {
  /** Fields of each object that is open, or -Infinity for an array. */
  const fields = [0];
  let values = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === 0x22) inText = !inText;
    else if (inText) at += sign === 0x5c ? 1 : 0;
    else if (sign === 0x5d || sign === 0x7d) fields.pop();
    else if (sign === 0x2c || sign === 0x5b || sign === 0x7b) {
      values += 1;
      if (sign === 0x2c) fields.push((fields.pop() ?? 0) + 1);
      else fields.push(sign === 0x5b ? -Infinity : 1);
      if (values > MOST.values || fields.length > MOST.levels + 1 || (fields.at(-1) ?? 0) > MOST.fields) return true;
    }
  }
  return false;
}

/** The JSON of a reply. Undefined when it is not JSON, or when a foreign server sends more than any real reply holds. */
export function replyJson(body: Buffer, isOwn: boolean): unknown {
  if (!isOwn && isTooMuch(body)) return undefined;
  return parsedJson(body.toString('utf8'));
}

/** An internal option of zod, whose public name exists only in `z.validate`, which returns no value. */
const AT_FIRST_FAULT: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true };

/** Parses by a schema of the contract, up to the first fault: a million wrong rows would be a million issues. */
export const parseBy = <S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> =>
  schema.safeParse(value, AT_FIRST_FAULT);
