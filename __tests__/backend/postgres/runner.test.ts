import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Engine } from '@/backend/src/postgres/engine';
import { findPrograms, makeLinks } from '@/backend/src/postgres/programs';
import { runnerFor } from '@/backend/src/postgres/runner';

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;
const NOBODY = 65_534;
const PROGRAMS = findPrograms();
const hasNamespaces = spawnSync('unshare', ['-U', 'true']).status === 0;
const withNamespaces = hasNamespaces ? it : it.skip;

/** A copy of the programs that everybody may read. */
const SHARED = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'venue-programs-')), 'native');
beforeAll(() => {
  fs.cpSync(PROGRAMS, SHARED, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', SHARED]);
});
afterAll(() => fs.rmSync(path.dirname(SHARED), { recursive: true, force: true }));

let base: string;
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-runner-'));
  fs.chmodSync(base, 0o755);
});
afterEach(() => fs.rmSync(base, { recursive: true, force: true }));

/** A new folder that root alone may read. */
function privateProject(): string {
  fs.mkdirSync(path.join(base, 'project'), { mode: 0o700 });
  return path.join(base, 'project');
}

/** A folder with the programs, as in a project. */
function programsIn(project: string): string {
  const programs = path.join(project, 'native');
  spawnSync('cp', ['--archive', '--link', SHARED, programs]);
  return programs;
}

/** Starts and stops a server twice; returns the place and the owner of its files. */
async function tried(dataDir: string, options: Parameters<typeof runnerFor>[1]) {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const fallback = path.join(base, 'var-lib');
  const notes: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const runner = runnerFor(dataDir, { fallback, ...options });
    const engine = await Engine.start(dataDir, { runner, tell: (note) => notes.push(note) });
    await engine.stop();
  }
  const data = fs.realpathSync(path.join(dataDir, 'pg'));
  const elsewhere = [fallback, fs.existsSync(fallback) ? fs.readdirSync(fallback).sort() : []] as const;
  return { data, owner: fs.statSync(data).uid, notes: [...new Set(notes)], elsewhere: elsewhere[1] };
}

asRoot('as root PostgreSQL runs', () => {
  withNamespaces('in a user namespace, below a project and a data folder for root alone', async () => {
    const project = privateProject();
    const dataDir = path.join(project, 'data');
    const own = { data: path.join(dataDir, 'pg'), owner: 0, notes: [], elsewhere: [] };
    expect(await tried(dataDir, { programs: programsIn(project) })).toEqual(own);
  });

  it('as nobody where user namespaces are forbidden; files of the other way change their owner', async () => {
    const programs = programsIn(base);
    const dataDir = path.join(base, 'data');
    const asNobody = { data: path.join(dataDir, 'pg'), owner: NOBODY, notes: [], elsewhere: [] };
    expect(await tried(dataDir, { programs, namespaces: false })).toEqual(asNobody);
    // Secrets in the folder stay root's.
    expect(fs.statSync(dataDir).mode & 0o777).toBe(0o711);
    if (!hasNamespaces) return;
    expect(await tried(dataDir, { programs })).toMatchObject({ owner: 0 });
    expect(await tried(dataDir, { programs, namespaces: false })).toEqual(asNobody);
  });

  it('as nobody with a copy of the programs, where the project is for root alone', async () => {
    const project = privateProject();
    const dataDir = path.join(base, 'data');
    const { data, notes, elsewhere } = await tried(dataDir, { programs: programsIn(project), namespaces: false });
    expect(data).toBe(path.join(dataDir, 'pg'));
    expect(elsewhere).toEqual([expect.stringMatching(/^programs-\d+$/)]);
    expect(notes).toEqual([expect.stringContaining("PostgreSQL's programs are below")]);
  });

  it('as nobody with programs and files elsewhere, where project and data folder are for root alone', async () => {
    const project = privateProject();
    const dataDir = path.join(project, 'data');
    const { data, notes, elsewhere } = await tried(dataDir, { programs: programsIn(project), namespaces: false });
    expect(path.dirname(data)).toBe(path.join(base, 'var-lib'));
    expect(elsewhere).toEqual([expect.stringMatching(/^data-/), expect.stringMatching(/^programs-/)]);
    expect(notes).toEqual([expect.stringContaining('programs and files are below')]);
  });
});

describe('a user whom the machine knows no name of, as in containers', () => {
  const nameless = () => {
    jest.spyOn(process, 'getuid').mockReturnValue(4711);
    jest.spyOn(os, 'userInfo').mockImplementation(() => {
      throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
    });
  };
  afterEach(() => jest.restoreAllMocks());

  withNamespaces('has PostgreSQL in a user namespace, which opens its files later without one', async () => {
    const dataDir = path.join(base, 'data');
    nameless();
    const first = runnerFor(dataDir);
    expect(first.command('postgres')[0]).toBe('unshare');
    fs.mkdirSync(dataDir);
    const engine = await Engine.start(dataDir, { runner: first });
    await engine.stop();
    expect(runnerFor(dataDir).command('postgres')[0]).toBe(path.join(PROGRAMS, 'bin/postgres'));
  });

  it('is told to add one where user namespaces are forbidden', () => {
    nameless();
    expect(() => runnerFor(base, { namespaces: false })).toThrow(
      /user 4711, who has no name here; add one to \/etc\/passwd/,
    );
  });
});

it('tells a machine on which it does not run to use DATABASE_URL', () => {
  const missing = () => findPrograms(path.join(base, 'none'));
  expect(missing).toThrow(/is not installed for this platform.*set DATABASE_URL to a PostgreSQL server/);
  fs.mkdirSync(path.join(base, 'bin'));
  fs.writeFileSync(path.join(base, 'bin', 'postgres'), 'of another system', { mode: 0o755 });
  expect(() => runnerFor(base, { programs: base })).toThrow(/does not run on this machine.*set DATABASE_URL/);
});

it('links between libraries are made where the install script did not run', () => {
  const programs = path.join(base, 'native');
  fs.mkdirSync(path.join(programs, 'lib'), { recursive: true });
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  fs.writeFileSync(path.join(programs, 'pg-symlinks.json'), JSON.stringify(links));
  makeLinks(programs);
  makeLinks(programs);
  expect(fs.readlinkSync(path.join(programs, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});
