import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { addressOf, freePort } from './address';
import { createCluster, removeCluster, requireVersion } from './cluster';
import { filesOf, makeFolder, requireOwner } from './folder';
import { connectTo, endOrphan, takeLock } from './keeper';
import { removeStale, runningOn } from './postmaster';
import { runnerFor, type Runner } from './runner';
import { asArguments, SETTINGS } from './settings';
import { StartupError } from './startup-error';

/** Server messages that do not explain why the server ended. */
const EXPECTED = /the database system is (starting up|shutting down|not yet accepting)|terminating connection/;
const LAST_LINES = 5;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

interface Options {
  /** Settings beside ours, e.g. for a server of tests. */
  readonly settings?: typeof SETTINGS;
  /** Called with a sentence for the operator. */
  readonly tell?: (sentence: string) => void;
  readonly runner?: Runner;
}

/** Address of the server that runs in a data folder; undefined if none does. */
export function urlOfRunning(dataDir: string): string | undefined {
  const data = filesOf(dataDir);
  const running = runningOn(data);
  return running && addressOf(dataDir, data, running.port).url;
}

/**
 * Removes the database of a data folder, and ends its server if the program that kept it was killed.
 * @throws StartupError when it is in use
 */
export async function removeDatabase(dataDir: string): Promise<void> {
  const running = urlOfRunning(dataDir);
  if (running !== undefined) await endOrphan(dataDir, filesOf(dataDir), running);
  removeCluster(dataDir);
}

/**
 * The PostgreSQL of a data folder, as a child process of this program, which starts it again after a crash. A connection
 * with an advisory lock marks who keeps it: a second keeper is refused, and a server whose keeper was killed is replaced.
 */
export class Engine {
  #child: ChildProcess | undefined;
  #keeper: pg.Client | undefined;
  #closing = false;
  #restarting: Promise<void> | undefined;
  /** Last messages of the server. */
  #said: readonly string[] = [];

  private constructor(
    private readonly runner: Runner,
    readonly url: string,
    private readonly args: readonly string[],
    private readonly tell: (sentence: string) => void,
  ) {}

  /**
   * Starts the server, and creates its files if there are none.
   * @throws StartupError with one sentence: the folder is in use, unfit or of another version, or PostgreSQL does not run here
   */
  static async start(
    folder: string,
    { settings = {}, tell = console.error, runner: given }: Options = {},
  ): Promise<Engine> {
    const dataDir = path.resolve(folder);
    makeFolder(dataDir);
    requireOwner(dataDir);
    const runner = given ?? runnerFor(dataDir);
    if (runner.note !== undefined) tell(runner.note);
    const { url, settings: own } = addressOf(dataDir, runner.data, runningOn(runner.data)?.port ?? (await freePort()));
    if (fs.existsSync(runner.data)) requireVersion(runner.data);
    else await createCluster(runner, dataDir);
    const args = ['-D', runner.data, ...asArguments({ ...SETTINGS, ...own, ...settings })];
    const engine = new Engine(runner, url, args, tell);
    await endOrphan(dataDir, runner.data, url);
    process.once('exit', engine.#interrupt);
    await engine.#launch();
    return engine;
  }

  /** Starts the process and waits until it answers. @throws StartupError with its own message */
  async #launch(): Promise<void> {
    const [program, args] = this.runner.command('postgres', ...this.args);
    // A session of its own: Ctrl+C reaches the whole group, and the server ends after its clients.
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    this.#child = child;
    this.#said = [];
    createInterface(child.stderr).on('line', (line) => {
      if (!EXPECTED.test(line)) this.#said = [...this.#said, line].slice(-LAST_LINES);
    });
    const client = await connectTo(this.url, () => !this.#isGone() && !this.#closing);
    if (!client || !(await takeLock(client))) {
      this.#interrupt();
      throw new StartupError(`PostgreSQL cannot start: ${this.#reason() || 'it ended without a word'}`);
    }
    this.#keep(client);
  }

  #keep(client: pg.Client): void {
    this.#keeper = client;
    client.once('end', () => {
      if (!this.#closing) this.#restarting ??= this.#restart().finally(() => (this.#restarting = undefined));
    });
  }

  readonly #reason = (): string => this.#said.join(' ');
  /** Stops the server if this program ends without closing it. */
  readonly #interrupt = (): void => void this.#child?.kill('SIGINT');

  readonly #isGone = (): boolean => this.#child?.exitCode !== null || this.#child.signalCode !== null;

  /** Reconnects to a server that recovers by itself after a crash of one of its processes; starts another if it is gone. */
  async #restart(): Promise<void> {
    for (let ms = FIRST_PAUSE_MS; !this.#closing; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
      try {
        const client = await connectTo(this.url, () => !this.#isGone() && !this.#closing);
        if (client && (await takeLock(client))) {
          this.#keep(client);
          return;
        }
        await client?.end();
        this.tell(`PostgreSQL stopped and is started again. ${this.#reason()}`.trim());
        await pause(ms);
        if (!this.#isGone()) continue;
        removeStale(this.runner.data);
        await this.#launch();
        return;
      } catch (error) {
        this.tell((error as Error).message);
      }
    }
  }

  /**
   * Stops the server: open transactions are rolled back, committed ones are on the disk. The checkpoint only shortens the
   * next start, so it is given up after `limit` milliseconds.
   */
  async stop(limit = 5_000): Promise<void> {
    this.#closing = true;
    await this.#restarting;
    process.off('exit', this.#interrupt);
    const child = this.#child;
    if (!child || this.#isGone()) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGQUIT'), limit);
    await gone;
    clearTimeout(timer);
    await this.#keeper?.end().catch(() => undefined);
  }
}
