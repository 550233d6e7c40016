import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endWithUs, stopApp, untilUp } from './venue';

const SOURCES = path.join(__dirname, 'floor');
const MODULES = path.resolve('node_modules');
const PORT = Number(process.env['FLOOR_PORT'] ?? Number(process.env['PORT'] ?? 3434) + 2000);

/** The yardstick: a Next app with a line, a table, and an API of rows. */
export interface Floor {
  readonly address: string;
  readonly pid: number;
  close(): Promise<void>;
}

/** Changes with the sources and with the versions of Next and React. */
function fingerprint(): string {
  const hash = createHash('sha256').update(MODULES);
  const packages = ['next', 'react', 'react-dom'].map((name) => path.join(MODULES, name, 'package.json'));
  const sources = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of [...packages, ...sources.sort()]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Builds the app into the system's temporary folder, unless it is there. @throws Error with the build's output */
function build(): string {
  const folder = path.join(tmpdir(), `bench-web-floor-${fingerprint()}`);
  const stamp = path.join(folder, 'built');
  if (existsSync(stamp)) return folder;
  mkdirSync(folder, { recursive: true });
  cpSync(SOURCES, folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const link = path.join(folder, 'node_modules');
  if (!existsSync(link)) symlinkSync(MODULES, link, 'dir');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const next = path.join(MODULES, 'next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], { cwd: folder, env });
  if (status !== 0) throw new Error(`The floor could not be built.\n${stdout.toString()}${stderr.toString()}`);
  writeFileSync(stamp, '');
  return folder;
}

/** Builds and starts the yardstick. */
export async function openFloor(): Promise<Floor> {
  const cwd = build();
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(PORT) };
  const server = spawn(process.execPath, ['server.mjs'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  endWithUs(server);
  const address = `http://localhost:${PORT}`;
  await untilUp(`${address}/hello`, server);
  return { address, pid: server.pid ?? NaN, close: () => stopApp(server) };
}
