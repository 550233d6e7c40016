import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '@/backend/src/books/chain';
import { checkBooks } from '@/backend/src/books/check';
import { hasEnded as isGone, runningOn } from '@/backend/src/postgres/postmaster';
import { PROGRAMS } from '../../scripts/build/programs.mjs';
import { freePort } from '@/scripts/test/free-port';
import { ADMIN, PASSWORD, STANDING_SETTINGS, TOKEN } from './accounts';
import { openPlace, type Base } from './base';
import { openProxy, type Alter } from './proxy';
import { cookiesOf, openClient, postOf, replyInWords, type Call, type Client, type Reply } from './wire';

export interface VenueOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Backend and web server as processes of our own, to be killed one by one, instead of `npm start`. */
  readonly apart?: boolean;
  /** Folder to start it from, instead of the project's. */
  readonly project?: string;
  /** Folder of its data; by default one of its own. */
  readonly folder?: string;
  /** Moves the database in the folder of its data elsewhere before the start, and resolves to the new address. */
  readonly movedTo?: (folder: string) => Promise<string>;
}

const NEXT = 'node_modules/next/dist/bin/next';
const START_MS = 180_000;
const RESTART = /Starting the [a-z ]+ again in/;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Ends a process, and resolves with its exit code when it is gone. */
export async function end(child: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (!child || hasEnded(child)) return child?.exitCode ?? null;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  return child.exitCode;
}

/** Processes of all venues: none outlives us. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** Kills the processes of all venues, and resolves when they are gone. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map((child) => end(child, 'SIGKILL')));
}

/** A running venue, and everything an attack does to it from outside. */
export class Venue {
  readonly #settings: Readonly<Record<string, string>>;
  #children: { app?: ChildProcess; backend?: ChildProcess; web?: ChildProcess } = {};
  #proxies: { close(): Promise<void> }[] = [];
  #clients: Client[] = [];
  #output = '';
  #restart: string | undefined;
  /** Called before the venue is stopped. */
  onStop: (() => Promise<void>) | undefined;
  /** Addresses to attack: the planted fault's, if there is one. */
  address = '';
  backend = '';
  client!: Client;
  backendClient!: Client;

  private constructor(
    private readonly place: Awaited<ReturnType<Base['copy']>>,
    private readonly options: VenueOptions,
    readonly port: number,
    readonly backendPort: number,
  ) {
    this.#settings = {
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      DATA_DIR: place.folder,
      DATABASE_URL: place.url ?? '',
      POS_TOKEN: TOKEN,
      SESSION_SECRET: 'secret-of-the-torture'.repeat(3),
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      MIN_FREE_MB: '0',
      ...STANDING_SETTINGS,
      ...options.settings,
    };
  }

  static async open(base: Base, options: VenueOptions = {}, alter?: Alter): Promise<Venue> {
    const copy = await base.copy(options.folder);
    const url = await options.movedTo?.(copy.folder);
    const place = { ...copy, ...(url !== undefined && { url }) };
    const venue = new Venue(place, options, await freePort(), await freePort());
    await venue.start().catch((cause: unknown) => venue.close().then(() => Promise.reject(cause as Error)));
    venue.address = `http://localhost:${venue.port}`;
    venue.backend = `http://127.0.0.1:${venue.backendPort}`;
    if (alter) {
      const [app, backend] = [await openProxy(venue.address, alter), await openProxy(venue.backend, alter)];
      venue.#proxies = [app, backend];
      [venue.address, venue.backend] = [app.address, backend.address];
    }
    venue.client = openClient(venue.address);
    venue.backendClient = openClient(venue.backend);
    venue.#clients = [venue.client, venue.backendClient];
    return venue;
  }

  get folder(): string {
    return this.place.folder;
  }
  /** Output of its processes. */
  get output(): string {
    return this.#output;
  }
  /** The message of the first process that ended and was started again. */
  get restart(): string | undefined {
    return this.#restart;
  }
  /** Process of the web server; for `npm start` that of the whole venue. */
  get pid(): number {
    return (this.#children.web ?? this.#children.app)?.pid ?? 0;
  }

  /** Starts what does not run. @throws Error with its output when it does not start */
  async start(): Promise<void> {
    if (!this.options.apart) {
      this.#children.app ??= this.#watch(this.#launch(['scripts/run.mjs', 'start']));
      return this.untilUp();
    }
    await Promise.all([this.#startBackend(), this.#startWeb()]);
  }

  #launch(args: readonly string[]): ChildProcess {
    const { project } = this.options;
    const options = { env: { ...process.env, ...this.#settings }, ...(project !== undefined && { cwd: project }) };
    return spawn(process.execPath, ['--max-old-space-size=1024', ...args], options);
  }

  async #startBackend(): Promise<void> {
    const { backend } = this.#children;
    if (backend && !hasEnded(backend)) return;
    const env = { ...process.env, ...this.#settings, VENUE_PROGRAMS: PROGRAMS };
    const program = path.join(PROGRAMS, 'scripts/start/backend-process.cjs');
    const child = this.#watch(fork(program, { env, silent: true, execArgv: [] }));
    this.#children.backend = child;
    await this.#ready(child);
  }

  /** Starts plain `next start`, unless it runs. */
  async #startWeb(): Promise<void> {
    const { web } = this.#children;
    if (web && !hasEnded(web)) return;
    this.#children.web = this.#watch(this.#launch([NEXT, 'start', '-H', '127.0.0.1', '-p', String(this.port)]));
    await this.untilUp();
  }

  /** Resolves when a process says that it is ready. */
  #ready(child: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      child.on('message', (message) => 'ready' in (message as object) && resolve());
      child.once('exit', () => reject(new Error(`A process of the venue ended:\n${this.#output.slice(-2000)}`)));
    });
  }

  #watch(child: ChildProcess): ChildProcess {
    const keep = (chunk: Buffer): void => {
      const text = chunk.toString();
      // The output is cut, and a message may come in two parts.
      this.#restart ??= RESTART.exec(this.#output.slice(-200) + text)?.[0];
      this.#output = (this.#output + text).slice(-4_000_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  }

  /** Resolves when the app answers. @throws Error after three minutes, or when the process has ended */
  async untilUp(within = START_MS): Promise<void> {
    const until = Date.now() + within;
    const client = openClient(`http://localhost:${this.port}`);
    try {
      for (;;) {
        const { status } = await client.send({ path: '/api/auth/session', timeoutMs: 5000 });
        if (status === 200) return;
        const { app } = this.#children;
        if ((app && hasEnded(app)) || Date.now() > until)
          throw new Error(`The venue does not answer:\n${this.#output.slice(-2000)}`);
        await pause(100);
      }
    } finally {
      client.close();
    }
  }

  /** A command of the app's own pages. */
  post(path: string, cookie: string, body: object): Promise<Reply> {
    return this.client.send(postOf(path, cookie, body));
  }

  /** A call of the till, with its token; one that changes something needs a key. */
  tillCall(name: string, body?: object, key: string = crypto.randomUUID()): Call {
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', 'idempotency-key': key };
    const path = `/api/v1/pos/${name}`;
    return { method: body ? 'POST' : 'GET', path, headers, body: body && JSON.stringify(body) };
  }

  /** Cookie of a session at the app. The client's address in the headers counts only where the venue trusts a proxy. */
  async signIn(login = ADMIN, headers: Call['headers'] = {}): Promise<string> {
    const body = JSON.stringify({ login, password: PASSWORD, server: 'venue' });
    const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers };
    const reply = await this.client.send({ method: 'POST', path: '/api/auth/login', headers: own, body });
    if (reply.status !== 200) throw new Error(`Signing in as ${login} was answered ${replyInWords(reply)}`);
    return cookiesOf(reply);
  }

  /** Cookie of a session at the backend. @throws Error when it is refused */
  async signInBehind(login = ADMIN, headers: Call['headers'] = {}): Promise<string> {
    const body = JSON.stringify({ login, password: PASSWORD, time: Math.floor(Date.now() / 1000) });
    const own = { 'content-type': 'application/json', ...headers };
    const reply = await this.backendClient.send({ method: 'POST', path: '/api/v1/auth/login', headers: own, body });
    if (reply.status !== 200) throw new Error(`The backend answered the sign-in ${replyInWords(reply)}`);
    return cookiesOf(reply);
  }

  /** Kills processes of a venue that runs apart, or its PostgreSQL, and resolves when they are gone. */
  async kill(...names: readonly ('backend' | 'web' | 'database')[]): Promise<void> {
    const server = names.includes('database') ? runningOn(path.join(this.folder, 'pg')) : undefined;
    if (server) process.kill(server.pid, 'SIGKILL');
    const own = names.filter((name) => name !== 'database');
    await Promise.all(own.map((name) => end(this.#children[name], 'SIGKILL')));
    if (server) await isGone(server.pid, START_MS);
  }

  /** Stops it as a service manager does. */
  async stop(): Promise<void> {
    const { app, backend, web } = this.#children;
    if (app ?? web) await this.onStop?.();
    for (const child of [web, backend, app]) await end(child, 'SIGTERM');
    this.#children = {};
  }

  /** Asks the books of the stopped venue. */
  async books<Row extends object>(query: string, ...more: string[]): Promise<Row[]> {
    await this.stop();
    const database = await openPlace(this.place);
    try {
      for (const sql of more) await database.pool.query(sql);
      return (await database.pool.query<Row>(query)).rows;
    } finally {
      await database.close();
    }
  }

  /** Rules that the books of the stopped venue break, those of the chain among them. */
  async faultsInBooks(): Promise<readonly Fault[]> {
    await this.stop();
    const database = await openPlace(this.place);
    return checkBooks(database)
      .then(({ faults }) => faults)
      .finally(() => database.close());
  }

  #closing: Promise<void> | undefined;
  /** Stops it and removes its data. */
  close(): Promise<void> {
    this.#closing ??= (async () => {
      for (const client of this.#clients) client.close();
      for (const proxy of this.#proxies) await proxy.close();
      await this.stop();
      await this.place.remove();
    })();
    return this.#closing;
  }
}
