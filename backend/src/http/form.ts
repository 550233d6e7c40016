import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint';
import { parsed, ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { formParser } from '@/lib/http/form-parser';
import type { Database, Transaction } from '../db/open';
import { once } from './command';
import { route, type Caller } from './route';

type FormEndpoint = Endpoint & { readonly fileLimit: number; readonly body: z.ZodObject };

interface Form<E extends FormEndpoint> {
  readonly fields: z.output<E['body']>;
  readonly file: Buffer;
  /** The sender's name of the file. */
  readonly file_name: string;
}

/** Also of a file that never changes under its number. */
export const KEPT_FOR_GOOD = 'private, max-age=31536000, immutable';

/**
 * Reads a form with the contract's fields and file limit.
 * @throws ProblemError 1005 for a file over the limit, 1 for any other fault.
 */
async function readForm<E extends FormEndpoint>(endpoint: E, request: FastifyRequest): Promise<Form<E>> {
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
  const fields = parsed(endpoint.body, await reader.end()) as z.output<E['body']>;
  return { fields, file: Buffer.concat(chunks), file_name };
}

/** Answers with a photo. One that is asked for by its present version stays in the browser for good. */
export function sendPhoto(reply: FastifyReply, bytes: Buffer | null, isNamed: boolean): Buffer {
  if (!bytes) throw refusal('noSuchPicture');
  reply.header('cache-control', isNamed ? KEPT_FOR_GOOD : 'private, no-cache').type('image/jpeg');
  return bytes;
}

/**
 * Serves an upload as `command` serves other changes. `prepare` works on the file and returns what the transaction does;
 * fields and the SHA-256 of the file tell repeated uploads apart from others.
 */
export function upload<E extends FormEndpoint & { readonly access: Exclude<Endpoint['access'], 'public' | 'till'> }>(
  app: FastifyInstance,
  db: Database['db'],
  endpoint: E,
  prepare: (form: Form<E>, caller: Caller) => Promise<(tx: Transaction) => Promise<ReplyOf<E>>>,
): void {
  void app.register((api, _options, done) => {
    api.addContentTypeParser('multipart/form-data', (_request, payload, parsed) => parsed(null, payload));
    route(api, endpoint, async (call) => {
      const form = await readForm(endpoint, call.request);
      const work = await prepare(form, call.caller as Caller);
      const file = createHash('sha256').update(form.file).digest('hex');
      return once(db, endpoint, call, { ...form.fields, file }, work);
    });
    done();
  });
}
