import 'server-only';
import type { Endpoint } from '../contract/endpoint';
import { badInput, ProblemError } from '../contract/problem';
import { refusal } from '../contract/refusals';
import { formReader } from '../form-reader';
import type { UpstreamForm } from './upstream';

/** What stands around the file in a form: boundaries, headers, the few fields. */
const AROUND_THE_FILE = 16 * 1024;

const tooLarge = (limit: number) => refusal('fileTooLarge', 'file', { bytes: limit });

/** The bytes as they come, each read by the reader before it goes on; the end goes on only when the form is whole. */
async function* checked(request: Request, endpoint: Endpoint, fileLimit: number): AsyncGenerator<Uint8Array> {
  const reader = formReader(request.headers.get('content-type') ?? '', { fileLimit });
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > fileLimit + AROUND_THE_FILE) throw tooLarge(fileLimit);
    await reader.write(chunk);
    yield chunk;
  }
  const issue = endpoint.body?.safeParse(await reader.end()).error?.issues[0];
  if (issue) throw badInput(issue);
}

/**
 * An upload on its way through: the admin API gets it byte by byte as the browser sends it, and nothing of it stays
 * here. A form that turns out wrong breaks off, so the admin API never sees it whole; `refused` then says why.
 * @throws ProblemError 1005 when its announced length is over the limit already.
 */
export function passForm(request: Request, endpoint: Endpoint, fileLimit: number): UpstreamForm {
  const length = request.headers.get('content-length');
  if (Number(length) > fileLimit + AROUND_THE_FILE) throw tooLarge(fileLimit);
  let refused: ProblemError | undefined;
  async function* watched() {
    try {
      yield* checked(request, endpoint, fileLimit);
    } catch (cause) {
      refused = cause instanceof ProblemError ? cause : refusal('uploadBrokeOff', 'file');
      throw refused;
    }
  }
  const headers = {
    'content-type': request.headers.get('content-type') ?? '',
    ...(length && { 'content-length': length }),
  };
  return { headers, body: watched(), refused: () => refused };
}
