import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'venue-build-'));
  writeFileSync(path.join(folder, 'source'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const STAMP = path.resolve('scripts/build/stamp.mjs');

/** Runs a build of `source` and `other`; returns whether it built. */
function builds(work = ''): boolean {
  const code = `
    const { buildIfStale } = await import(${JSON.stringify(STAMP)});
    await buildIfStale('stamp', ['source', 'other'], () => { console.log('built'); ${work} });`;
  const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, stdio: 'pipe' });
  return run().toString() === 'built\n';
}

/** Moves the stamp into the past, so that what happens now is later on any file system. */
function age(): void {
  const stamp = path.join(folder, 'stamp');
  for (const file of [stamp, path.join(folder, 'source')]) utimesSync(file, 1000, 1000);
}

test('a build is repeated only for a changed, added or removed source', () => {
  expect([builds(), builds()]).toEqual([true, false]);
  age();
  expect(builds()).toBe(false);
  writeFileSync(path.join(folder, 'source'), 'changed');
  expect([builds(), builds()]).toEqual([true, false]);
  writeFileSync(path.join(folder, 'other'), '');
  expect(builds()).toBe(true);
  rmSync(path.join(folder, 'other'));
  expect([builds(), builds()]).toEqual([true, false]);
});

test('a failed build leaves no stamp; a source saved during a build is newer than it', () => {
  expect(() => builds("throw new Error('no')")).toThrow('no');
  expect(existsSync(path.join(folder, 'stamp'))).toBe(false);
  const save = "(await import('node:fs')).utimesSync('source', new Date(), new Date(Date.now() + 50));";
  expect(builds(`return (async () => { ${save} })();`)).toBe(true);
  expect(builds()).toBe(true);
});

test('every program that another one starts is built', () => {
  const list = readFileSync('scripts/build/programs.mjs', 'utf8');
  const starters = ['scripts/start.ts', 'lib/pdf/pdf-queue.ts'];
  for (const file of starters) {
    const entry = /'(?:backend|lib|scripts)\/[\w/-]+\.ts'/.exec(readFileSync(file, 'utf8'))?.[0];
    expect(list).toContain(entry);
  }
  const scripts = Object.values((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts);
  const named = scripts.flatMap((command: string) => /run\.mjs ([\w-]+)/.exec(command)?.[1] ?? []);
  expect(named).toContain('start');
  for (const name of named) expect(list).toMatch(new RegExp(`'(scripts|tools)/${name}\\.ts'`));
});
