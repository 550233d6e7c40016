import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runnerFor } from '@/backend/src/postgres/runner';
import { asArguments, SETTINGS } from '@/backend/src/postgres/settings';
import { freePort } from '@/scripts/test/free-port';

/** Settings of a server that has a standby, or may become one. */
const REPLICATED = {
  ...SETTINGS,
  wal_level: 'replica',
  max_wal_senders: 4,
  wal_keep_size: '256MB',
  hot_standby: 'on',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};
const LOOK_MS = 50;

const childrenOf = (pid: number): number[] =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** A PostgreSQL server of a pair. */
class Node {
  #child: ChildProcess | undefined;

  constructor(
    readonly folder: string,
    readonly port: number,
  ) {}

  get data(): string {
    return path.join(this.folder, 'pg');
  }
  get #isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }
  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = asArguments({ ...REPLICATED, port: this.port });
    const [program, args] = runnerFor(this.folder).command('postgres', '-D', this.data, ...settings);
    this.#child = spawn(program, args, { stdio: 'ignore', detached: true });
    while (!(await this.ask('select 1').catch(() => undefined))) {
      if (!this.#isRunning) throw new Error(`The server in ${this.folder} did not start`);
      await pause(LOOK_MS);
    }
  }

  async ask<Row extends object>(sql: string): Promise<Row[]> {
    const client = new pg.Client(`postgresql://postgres@${this.host}/postgres`);
    client.on('error', () => undefined);
    await client.connect();
    return (await client.query<Row>(sql).finally(() => client.end())).rows;
  }

  /** Writes settings that a running server reads again. */
  async set(settings: Readonly<Record<string, string>>): Promise<void> {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    fs.writeFileSync(path.join(this.data, 'postgresql.auto.conf'), lines.join(''));
    if (this.#isRunning) await this.ask('select pg_reload_conf()');
  }

  /** Signals the server and all of its processes. */
  signal(signal: 'SIGSTOP' | 'SIGKILL'): void {
    const pid = this.#child?.pid ?? 0;
    for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal);
  }

  /** Kills the server, frozen or not, and resolves when it is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || !this.#isRunning) return;
    const gone = once(child, 'exit');
    this.signal('SIGKILL');
    await gone;
  }
}

/** Copies the files of a running server. */
async function copyRunning(from: Node, to: Node): Promise<void> {
  const client = new pg.Client(`postgresql://postgres@${from.host}/postgres`);
  await client.connect();
  await client.query("select pg_backup_start('pair', true)");
  fs.rmSync(to.data, { recursive: true, force: true });
  // Files that vanish meanwhile are not needed: the log has what replaced them.
  spawnSync('cp', ['-a', from.data, to.data], { stdio: 'ignore' });
  for (const name of ['postmaster.pid', 'postmaster.opts', 'standby.signal'])
    fs.rmSync(path.join(to.data, name), { force: true });
  fs.rmSync(path.join(to.data, 'pg_wal'), { recursive: true });
  fs.mkdirSync(path.join(to.data, 'pg_wal'), { mode: 0o700 });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  fs.writeFileSync(path.join(to.data, 'backup_label'), rows[0]?.labelfile ?? '');
  await client.end();
}

/** A primary and its synchronous standby, which change places. */
export class Pair {
  private constructor(
    private primary: Node,
    private standby: Node,
  ) {}

  /** Makes a primary of the stopped database in a data folder, and a standby of it. */
  static async of(dataDir: string): Promise<Pair> {
    const [first, second] = [
      new Node(path.join(dataDir, 'first'), await freePort()),
      new Node(path.join(dataDir, 'second'), await freePort()),
    ];
    for (const { folder } of [first, second]) fs.mkdirSync(folder, { mode: 0o700 });
    fs.renameSync(path.join(dataDir, 'pg'), first.data);
    await first.start();
    const pair = new Pair(first, second);
    await pair.#follow();
    return pair;
  }

  /** Address of both. */
  get url(): string {
    return `postgresql://postgres@${this.primary.host},${this.standby.host}/postgres?target_session_attrs=read-write`;
  }

  /** Makes the standby anew out of the primary's files, and waits until it is synchronous. */
  async #follow(): Promise<void> {
    const { primary, standby } = this;
    await copyRunning(primary, standby);
    fs.writeFileSync(path.join(standby.data, 'standby.signal'), '');
    await standby.set({ primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres` });
    await standby.start();
    await primary.set({ synchronous_standby_names: '*' });
    const state = "select from pg_stat_replication where sync_state = 'sync' and state = 'streaming'";
    while ((await primary.ask(state)).length === 0) await pause(LOOK_MS);
  }

  /** The primary neither answers nor resets connections: its processes are frozen. */
  silence(): void {
    this.primary.signal('SIGSTOP');
  }
  /** The primary ends as by a power loss, and its connections are reset. */
  kill(): Promise<void> {
    return this.primary.kill();
  }

  /** Makes the standby the primary. A frozen old one stays silent, as behind a pulled cable. */
  async promote(): Promise<void> {
    await this.standby.set({});
    await this.standby.ask('select pg_promote()');
    [this.primary, this.standby] = [this.standby, this.primary];
  }
  /** Ends the old primary, and makes a standby in its place. */
  async rejoin(): Promise<void> {
    await this.standby.kill();
    await this.#follow();
  }

  async end(): Promise<void> {
    await this.primary.kill();
    await this.standby.kill();
  }
}
