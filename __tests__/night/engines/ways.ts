import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as ask, type RequestListener } from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { HOST_NAME } from '@/scripts/test/host-name';
import { listen } from '../../support/listen';

/** Ways from the browser to the app; the second is not a secure context. */
export const WAYS = ['loopback', 'host name', 'TLS'] as const;

/** A name of its own: after HSTS a browser opens no http address of a name. */
const SAFE = `safe.${HOST_NAME}`;
/** Key and self-signed certificate. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'venue-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', `/CN=${SAFE}`, '-addext', `subjectAltName=DNS:${SAFE}`];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Forwards requests to the app at a port. */
const passTo =
  (port: number, more: Readonly<Record<string, string>> = {}): RequestListener =>
  (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', `http://${HOST_NAME}`);
    const headers = { ...request.headers, ...more };
    const call = ask({ host: '127.0.0.1', port, method: request.method, path: pathname + search, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    call.once('error', () => response.destroy());
    response.once('close', () => call.destroy());
    request.pipe(call);
  };

/** Address of an app by each way, and the proxy that resolves the names. */
export async function openWays(port: number) {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': SAFE, 'x-forwarded-for': '192.0.2.1' };
  const safe = https.createServer(certificate(), passTo(port, forwarded));
  const safePort = await listen(safe);
  const toApp = passTo(port);
  // All other hosts are refused: browsers call home.
  const proxy = createServer((request, response) =>
    request.headers.host === HOST_NAME ? toApp(request, response) : response.writeHead(502).end(),
  );
  const tunnels = new Set<Duplex>();
  proxy.on('connect', ({ url }, client: Duplex) => {
    tunnels.add(client);
    client.on('error', () => undefined).once('close', () => tunnels.delete(client));
    if (url !== `${SAFE}:443`) return void client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const server = connect(safePort, '127.0.0.1', () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    server.on('error', () => client.destroy()).once('close', () => client.destroy());
    client.once('close', () => server.destroy());
    client.pipe(server).pipe(client);
  });
  const proxyPort = await listen(proxy);
  return {
    proxy: `127.0.0.1:${proxyPort}`,
    addresses: { loopback: `http://localhost:${port}`, 'host name': `http://${HOST_NAME}`, TLS: `https://${SAFE}` },
    close(): void {
      for (const tunnel of tunnels) tunnel.destroy();
      for (const server of [proxy, safe]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
