import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CREDENTIALS, endWithUs, stopApp, untilUp } from '@/tools/bench-web/venue';
import { freePort } from '@/scripts/test/free-port';
import { STOPPED_CLOCK } from './clock';

/** App of a checkout on a sample venue that was filled with a stopped clock. */
export interface App {
  /** Its checkout. */
  readonly root: string;
  readonly address: string;
  readonly backend: string;
  /** Its DATA_DIR. */
  readonly folder: string;
  readonly pid: number;
  /** Runs another program of the checkout on the same venue; returns its output. */
  run(program: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a program of a checkout. */
function programOf(root: string, name: string): string {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return `exec ${scripts.start.replace(/start$/, name)}`;
}

const start = (root: string, name: string, settings: Readonly<Record<string, string>>): ChildProcess => {
  const { PATH = '', HOME = '' } = process.env;
  return spawn('/bin/sh', ['-c', programOf(root, name)], {
    // The developer's settings are left out.
    env: { PATH, HOME, NODE_ENV: 'production', ...settings },
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

async function output(child: ChildProcess): Promise<string> {
  const parts: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => parts.push(part));
  await new Promise((resolve) => child.once('close', resolve));
  return Buffer.concat(parts).toString();
}

/** Builds a checkout if its build is out of date, with the real clock, then starts its app. */
export async function openApp(root: string): Promise<App> {
  const building = start(root, 'build', {});
  const said = await output(building);
  if (building.exitCode !== 0) throw new Error(`${root} could not be built: ${said}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'venue-same-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const settings = {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: CREDENTIALS.password,
    ...STOPPED_CLOCK,
  };
  const app = start(root, 'start', settings);
  app.stdout?.resume();
  endWithUs(app);
  const forget = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', forget);
  const address = `http://localhost:${port}`;
  await untilUp(`${address}/auth/login`, app);
  return {
    root,
    address,
    backend: `http://127.0.0.1:${backendPort}`,
    folder,
    pid: app.pid ?? 0,
    run: (program) => output(start(root, program, settings)),
    async close() {
      await stopApp(app);
      forget();
    },
  };
}
