import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const RELEASES = ['20.20', '22', '24'];
/** Tests that follow the release most: the web server, streams, files, and the pure rules. */
const TESTS = ['__tests__/domain', '__tests__/contract', '__tests__/scripts/(build|start)', '__tests__/bff'];
const PORT = process.env['PORT'] ?? '3470';
const BACKEND_PORT = process.env['BACKEND_PORT'] ?? '4470';
const START_MS = 20 * 60_000;

interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Starts a program in a process group of its own, so that what it started ends with it. */
const launch = (command: string, { cwd, env }: Place): ChildProcess => {
  const [program = '', ...args] = command.split(' ');
  return spawn(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
};

async function succeeds(command: string, place: Place): Promise<boolean> {
  console.log(`\n── ${command}`);
  const [code] = (await once(launch(command, place), 'exit')) as [number | null];
  return code === 0;
}

/** Runs `npm start` until the sign-in page answers, and stops it. */
async function starts(place: Place): Promise<boolean> {
  console.log('\n── npm start');
  const app = launch('npm start', place);
  const isUp = () =>
    fetch(`http://127.0.0.1:${PORT}/auth/login`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const until = Date.now() + START_MS;
  let up = false;
  while (!up && app.exitCode === null && Date.now() < until) {
    await pause(500);
    up = await isUp();
  }
  if (app.exitCode === null && app.pid !== undefined) {
    process.kill(-app.pid, 'SIGTERM');
    await once(app, 'exit');
    while (await isUp()) await pause(100);
  }
  return up;
}

/** The binary of a release, from npm's package `node`, kept in the system's temporary folder. Returns its folder. */
async function binaryOf(release: string): Promise<string> {
  const prefix = path.join(tmpdir(), 'nodes', release);
  const bin = path.join(prefix, 'node_modules/node/bin');
  if (!existsSync(path.join(bin, 'node')))
    await succeeds(`npm install --silent --prefix ${prefix} node@${release}`, { cwd: tmpdir(), env: process.env });
  return bin;
}

/** Installs, starts, checks and tests a clone of the last commit on one release. */
async function check(release: string, tests: readonly string[]): Promise<Record<string, string | boolean>> {
  const folder = mkdtempSync(path.join(tmpdir(), `venue-node-${release}-`));
  const cwd = path.join(folder, 'venue');
  const env = { ...process.env, PATH: `${await binaryOf(release)}:${process.env['PATH']}` };
  try {
    await succeeds(`git clone --quiet . ${cwd}`, { cwd: process.cwd(), env });
    const place = { cwd, env };
    await succeeds('node --version', place);
    const installed = await succeeds('npm ci', place);
    return {
      release,
      'npm ci': installed,
      'npm start':
        installed && (await starts({ cwd, env: { ...env, PORT, BACKEND_PORT, DATA_DIR: path.join(folder, 'data') } })),
      'npm run check': installed && (await succeeds('npm run check', place)),
      jest: installed && (await succeeds(`npx jest --silent ${tests.join(' ')}`, place)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm run nodes [release …] [path of tests …]`: checks the last commit on several releases of Node; fails where one does. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const releases = given.filter((one) => /^\d/.test(one));
  const tests = given.filter((one) => !releases.includes(one));
  const rows = [];
  for (const release of releases.length > 0 ? releases : RELEASES)
    rows.push(await check(release, tests.length > 0 ? tests : TESTS));
  console.table(rows);
  process.exitCode = rows.every((row) => Object.values(row).every(Boolean)) ? 0 : 1;
}

void main();
