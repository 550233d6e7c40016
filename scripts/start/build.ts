import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Our own stamp, written last: Next's BUILD_ID exists long before the build is complete. */
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

const changedAt = (name: string): number => {
  const stat = statSync(name);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(name).map((entry) => changedAt(path.join(name, entry))));
};

const present = (): string[] => SOURCES.filter((name) => existsSync(name));

/** Whether the app must be built: there is no build, a source is newer, or a source was added or removed. */
const isStale = (): boolean =>
  !existsSync(STAMP) ||
  readFileSync(STAMP, 'utf8') !== present().join('\n') ||
  Math.max(...present().map(changedAt)) > statSync(STAMP).mtimeMs;

/** Builds the app unless the last build is current. `signal` aborts the build. @throws Error when it fails */
export async function buildIfNeeded(signal: AbortSignal): Promise<void> {
  if (!isStale()) return;
  console.log('Building the app (once; a minute or so)…');
  rmSync(STAMP, { force: true });
  const began = new Date();
  const next = path.join(process.cwd(), 'node_modules/next/dist/bin/next');
  const build = spawn(process.execPath, [next, 'build'], { stdio: ['ignore', 'pipe', 'pipe'], signal });
  build.once('error', () => undefined);
  const output: Buffer[] = [];
  build.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  build.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => build.once('close', resolve));
  if (code !== 0)
    throw new Error(`${Buffer.concat(output).toString()}\nThe app could not be built; the lines above say why.`);
  writeFileSync(STAMP, present().join('\n'));
  // A source saved during the build is newer than the build.
  utimesSync(STAMP, began, began);
}
