import { request, type Agent } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came over the wire, compressed or not. */
  readonly body: Buffer;
}

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly agent?: Agent;
}

/** Sends one request and accepts gzip, as a browser does. Unlike fetch it leaves the body compressed. */
export function call(url: string, { method = 'GET', headers = {}, json, agent }: Call = {}): Promise<Answer> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const type: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, method, headers: { 'accept-encoding': 'gzip', ...type, ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The cookies an answer sets, as a request sends them. */
export const cookiesOf = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Text of an answer, unpacked. */
export const textOf = ({ headers, body }: Answer): string =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
