import { connect } from 'node:net';
import { times } from '../support/effort';
import { expect, test } from './support';

const ATTEMPTS = times(400, 2_000);
const AT_ONCE = 50;

/** First line of the answer to a request that offers an upgrade. Rejects unless the server ends the connection. */
const offer = (base: URL, path: string, protocol: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(base.port), base.hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    socket.once('error', reject).once('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    const key =
      protocol === 'websocket' ? 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n' : '';
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${base.host}\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n${key}\r\n`,
    );
  });

test('a request that offers an upgrade gets its HTTP/1.1 answer, and its socket ends', async ({ baseURL }) => {
  const base = new URL(baseURL ?? '');
  for (const protocol of ['websocket', 'h2c']) {
    expect(await offer(base, '/auth/login', protocol)).toBe('HTTP/1.1 200 OK');
    expect(await offer(base, '/orders', protocol)).toBe('HTTP/1.1 307 Temporary Redirect');
    expect(await offer(base, '/api/v1/pos/menu', protocol)).toBe('HTTP/1.1 401 Unauthorized');
  }
  for (let done = 0; done < ATTEMPTS; done += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => offer(base, '/robots.txt', at % 2 ? 'websocket' : 'h2c')),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 \d{3} /);
  }
});
