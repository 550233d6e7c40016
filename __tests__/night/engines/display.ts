import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { end } from '@/tools/torture/venue';

/** Starts a virtual X server on the first free display. @throws Error if it ends at once */
export async function openDisplay(): Promise<{ name: string; close(): Promise<unknown> }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = Promise.race([once(server, 'error'), once(server, 'exit')]).then(() => []);
  const [number] = (await Promise.race([once(server.stdio[3]!, 'data'), ended])) as [Buffer?];
  if (!number) throw new Error('Xvfb, of the Debian package xvfb, does not start.');
  return { name: `:${number.toString().trim()}`, close: () => end(server, 'SIGTERM') };
}
