import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { call, cookiesOf } from './http';
import { listenerOf } from './processes';

const { env } = process;
const PORT = Number(env['PORT'] ?? 3434);
const BACKEND_PORT = Number(env['BACKEND_PORT'] ?? PORT + 1000);
/** The person whose pages are measured. */
export const CREDENTIALS = {
  login: env['ADMIN_LOGIN'] ?? 'admin',
  password: env['ADMIN_PASSWORD'] ?? 'admin-of-the-tests',
};

/** The venue under test, signed in. */
export interface Venue {
  readonly address: string;
  readonly backend: string;
  /** The app's session, and the backend's own. */
  readonly cookie: string;
  readonly backendCookie: string;
  /** The process that answers; the backend's is below it. */
  readonly pid: number;
  /** Seconds from starting the app to its first document; 0 if it ran before. */
  readonly startSeconds: number;
  /** Stops the app, unless it ran before. */
  close(): Promise<void>;
}

/** Resolves when an address answers 200. @throws Error when the server ends before that */
export async function untilUp(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const status = await call(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (server.exitCode !== null) throw new Error(`The server at ${url} did not start.`);
    await pause(25);
  }
}

/** Stops a server when the bench itself is stopped. */
export const endWithUs = (server: ChildProcess): void => void process.once('exit', () => server.kill('SIGTERM'));

/** Starts the app; builds it if needed. */
async function startApp(): Promise<ChildProcess> {
  const own = { PORT: String(PORT), BACKEND_PORT: String(BACKEND_PORT), DATABASE_URL: '', LOG_LEVEL: 'warn' };
  const app = spawn(process.execPath, ['--max-old-space-size=1024', 'scripts/run.mjs', 'start'], {
    env: { ...env, ...own, ADMIN_PASSWORD: CREDENTIALS.password, DATA_DIR: dataFolder() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithUs(app);
  await untilUp(`http://localhost:${PORT}/auth/login`, app);
  return app;
}

export async function stopApp(app: ChildProcess): Promise<void> {
  app.kill('SIGTERM');
  if (app.exitCode === null) await once(app, 'exit');
}

async function signIn(url: string, body: object): Promise<string> {
  const answer = await call(url, { method: 'POST', json: body });
  if (answer.status === 200) return cookiesOf(answer);
  throw new Error(`Signing in as ${CREDENTIALS.login} at ${url} was answered ${answer.status}: set ADMIN_PASSWORD.`);
}

let folder: string | undefined;

/** DATA_DIR, else a folder in the system's temporary folder, the same one for the whole run. */
function dataFolder(): string {
  folder ??= env['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'bench-web-'));
  return folder;
}

/** Removes the temporary folder. */
export function removeFolder(): void {
  if (folder !== undefined && folder !== env['DATA_DIR']) rmSync(folder, { recursive: true, force: true });
}

/**
 * The venue of BENCH_URL (its backend on BACKEND_PORT), which runs already; else one with the data of DATA_DIR; else a
 * new sample venue in the system's temporary folder.
 */
export async function openVenue(): Promise<Venue> {
  const given = env['BENCH_URL'];
  const address = given ?? `http://localhost:${PORT}`;
  const port = Number(new URL(address).port);
  const backend = `http://127.0.0.1:${env['BACKEND_PORT'] ?? port + 1000}`;
  const began = performance.now();
  const app = given ? undefined : await startApp();
  const startSeconds = app ? (performance.now() - began) / 1000 : 0;
  const close = async (): Promise<void> => {
    if (app) await stopApp(app);
  };
  try {
    const cookie = await signIn(`${address}/api/auth/login`, { ...CREDENTIALS, server: 'venue' });
    const time = Math.floor(Date.now() / 1000);
    const backendCookie = await signIn(`${backend}/api/v1/auth/login`, { ...CREDENTIALS, time });
    return { address, backend, cookie, backendCookie, pid: listenerOf(port), startSeconds, close };
  } catch (error) {
    await close();
    throw error;
  }
}
