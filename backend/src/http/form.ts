import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { badInput, ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { formParser } from '@/lib/http/form-parser';

type FormEndpoint = Endpoint & { readonly fileLimit: number; readonly body: z.ZodObject };

/**
 * Reads a form with the contract's fields and file limit; `file_name` is the sender's name of the file.
 * @throws ProblemError 1005 for a file over the limit, 1 for any other fault.
 */
export async function readForm<E extends FormEndpoint>(
  endpoint: E,
  request: FastifyRequest,
): Promise<{ fields: z.output<E['body']>; file: Buffer; file_name: string }> {
  const chunks: Buffer[] = [];
  let file_name = '';
  const reader = formParser(request.headers['content-type'] ?? '', {
    fileLimit: endpoint.fileLimit,
    onFile: (chunk) => chunks.push(chunk),
    onName: (name) => (file_name = name),
  });
  const { body } = request;
  if (!(body instanceof Readable)) throw refusal('formExpected');
  try {
    // Not destroyed when refused half-way: the connection still carries the refusal.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) await reader.write(chunk as Uint8Array);
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw refusal('uploadBrokeOff', 'file');
  } finally {
    // Bytes that are not read would block later calls over the same connection.
    body.resume();
  }
  const fields = endpoint.body.safeParse(await reader.end());
  const issue = fields.error?.issues[0];
  if (issue) throw badInput(issue);
  return { fields: fields.data as z.output<E['body']>, file: Buffer.concat(chunks), file_name };
}

/** Content of a read form that tells repeated uploads apart from others: its fields and the SHA-256 of its file. */
export const fingerprintOf = <Fields extends object>(
  fields: Fields,
  file: Buffer,
): Fields & { readonly file: string } => ({
  ...fields,
  file: createHash('sha256').update(file).digest('hex'),
});
