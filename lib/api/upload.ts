import { browserPath, type Endpoint, type ReplyOf } from '@/lib/contract/endpoint';
import { parsedJson } from '@/lib/domain/parsed-json';
import { refusalOf, unreachable } from './call';

export interface UploadOptions {
  readonly key: string;
  /** Called with the sent fraction, 0 to 1. */
  readonly onProgress?: (sent: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a form with one file under an idempotency key. Uses XMLHttpRequest, because `fetch` reports no progress.
 * @throws ApiError when the call is refused or breaks off; a DOMException named AbortError when it was aborted.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  fields: Readonly<Record<string, string | number>>,
  file: File,
  { key, onProgress, signal }: UploadOptions,
): Promise<ReplyOf<E>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, browserPath(endpoint.path));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-location', encodeURI(window.location.pathname));
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const json = parsedJson(request.responseText);
      if (request.status >= 200 && request.status < 300 && json !== undefined) resolve(json as ReplyOf<E>);
      else reject(refusalOf(json, request.status, request.statusText));
    };
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(new DOMException('Given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
