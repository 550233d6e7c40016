import 'server-only';
import type { Endpoint, RawInput } from '@/lib/contract/endpoint';
import { badInput, CODE, ProblemError } from '@/lib/contract/problem';
import { parseBy } from './reply-json';

export const JSON_LIMIT = 1024 * 1024;

/**
 * Reads a request's JSON body, with a limit: route handlers have none of their own.
 * @throws ProblemError 1005 above `limit` bytes, 1 for anything but JSON.
 */
export async function readJson(request: Request, limit = JSON_LIMIT): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new ProblemError(CODE.tooLarge, `More than ${limit} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw badInput({ message: 'The body is not JSON', path: [] });
  }
}

/** Input of a call, each part by its schema; a form's fields are checked on their way. @throws ProblemError 1 that names the field. */
export function checkedInput(endpoint: Endpoint, given: RawInput): RawInput {
  const checked: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    if (part === 'body' && endpoint.fileLimit !== undefined) continue;
    const schema = endpoint[part];
    const result = schema && parseBy(schema, given[part]);
    const issue = result?.error?.issues[0];
    if (issue) throw badInput(issue);
    if (result) checked[part] = result.data;
  }
  return checked;
}
