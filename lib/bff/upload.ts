import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import { parsed, ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { formParser } from '@/lib/http/form-parser';
import type { UpstreamForm } from './upstream';

/** Room for boundaries, headers and short fields around the file. */
const FORM_OVERHEAD = 16 * 1024;

const tooLarge = (limit: number) => refusal('fileTooLarge', 'file', { bytes: limit });

/** Passes the bytes on after the reader has checked them. The end passes only when the form is whole. */
async function* checked(request: Request, endpoint: Endpoint, fileLimit: number): AsyncGenerator<Uint8Array> {
  const reader = formParser(request.headers.get('content-type') ?? '', { fileLimit });
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > fileLimit + FORM_OVERHEAD) throw tooLarge(fileLimit);
    await reader.write(chunk);
    yield chunk;
  }
  if (endpoint.body) parsed(endpoint.body, await reader.end());
}

/**
 * An upload, streamed to the admin API as the browser sends it; nothing is stored here. A form that turns out wrong is
 * cut off, so the admin API never sees it whole; `refused` holds the reason.
 * @throws ProblemError 1005 when its announced length exceeds the limit.
 */
export function passForm(request: Request, endpoint: Endpoint, fileLimit: number): UpstreamForm {
  const length = request.headers.get('content-length');
  if (Number(length) > fileLimit + FORM_OVERHEAD) throw tooLarge(fileLimit);
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
