import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { SETTINGS } from './settings';
import { StartupError } from './startup-error';

/** Windows: programs reach the server by TCP. */
export const BY_TCP = process.platform === 'win32';
/** Longest path of a socket: 108 bytes on Linux and 104 on macOS, one of them for the end. */
const LONGEST_SOCKET = 103;
const PORT = 5432;

/** File with the password of the database, which is made with it. */
export const passwordFile = (dataDir: string): string => path.join(dataDir, 'pg-password');

function passwordOf(dataDir: string): string {
  const file = passwordFile(dataDir);
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8');
}

/** A free port of the loopback, where there are no sockets. */
export async function freePort(): Promise<number> {
  if (!BY_TCP) return PORT;
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Address of a data folder's server, and the settings with which it listens there: on a socket among its own files, which
 * only its user reaches; on Windows on the loopback, with a password.
 * @throws StartupError for a folder whose path is too long for a socket
 */
export function addressOf(dataDir: string, data: string, port: number): { url: string; settings: typeof SETTINGS } {
  if (BY_TCP) {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' };
    return { url: `postgresql://postgres:${passwordOf(dataDir)}@127.0.0.1:${port}/postgres`, settings };
  }
  const socket = path.join(data, `.s.PGSQL.${PORT}`);
  if (Buffer.byteLength(socket) > LONGEST_SOCKET)
    throw new StartupError(`The path ${dataDir} is too long for a socket in it; set DATA_DIR to a shorter one.`);
  const settings = { listen_addresses: '', port: PORT, unix_socket_directories: '.', unix_socket_permissions: '0700' };
  return { url: `postgresql://postgres@${encodeURIComponent(data)}/postgres`, settings };
}
