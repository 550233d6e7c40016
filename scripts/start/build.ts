import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const STAMP = '.next/BUILD_ID';
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

/** Whether the app has to be built: it never was, or a source is newer than the build. */
const isStale = (): boolean => !existsSync(STAMP) || Math.max(...SOURCES.map(changedAt)) > statSync(STAMP).mtimeMs;

/** Builds the app unless the last build is good. @throws Error when the build fails. */
export async function buildIfNeeded(): Promise<void> {
  if (!isStale()) return;
  console.log('Building the app (once; a minute or so)…');
  const next = path.join(process.cwd(), 'node_modules/next/dist/bin/next');
  const build = spawn(process.execPath, [next, 'build'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  build.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  build.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise((resolve) => build.once('close', resolve));
  if (code !== 0)
    throw new Error(`${Buffer.concat(said).toString()}\nThe app could not be built; the lines above say why.`);
}
