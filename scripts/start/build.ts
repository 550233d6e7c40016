import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildIfStale } from '../build/stamp.mjs';

/** Our own stamp: Next's BUILD_ID exists long before the build is complete. */
const STAMP = '.next/built';
const SOURCES = [
  'app',
  'components',
  'i18n',
  'lib',
  'messages',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
];

/**
 * Builds the app unless the last build is current, once `before` has resolved. `signal` aborts the build.
 * @throws Error when it fails, and what `before` throws
 */
export const buildIfNeeded = (signal: AbortSignal, before: Promise<void>): Promise<void> =>
  buildIfStale(STAMP, SOURCES, async () => {
    await before;
    console.log('Building the app (once; a minute or so)…');
    const next = path.join(process.cwd(), 'node_modules/next/dist/bin/next');
    const build = spawn(process.execPath, [next, 'build'], { stdio: ['ignore', 'pipe', 'pipe'], signal });
    build.once('error', () => undefined);
    const output: Buffer[] = [];
    build.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    build.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    const code = await new Promise((resolve) => build.once('close', resolve));
    if (code !== 0)
      throw new Error(`${Buffer.concat(output).toString()}\nThe app could not be built; the lines above say why.`);
  });
