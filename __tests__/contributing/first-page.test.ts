import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync('README.md', 'utf8');
const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
const links = documents.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(/\]\(([\w./-]+)(?:#([^)]+))?\)/g)].map(([, to = '', anchor]) => {
    return { from, file: path.join(path.dirname(from), to), anchor };
  }),
);

/** Anchors of a file's headings, as GitHub makes them. */
const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('links of documents lead to files and headings that exist', () => {
  expect(links.filter(({ from }) => from === 'README.md').length).toBeGreaterThan(8);
  expect(links.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(links.filter(({ file, anchor }) => anchor !== undefined && !anchorsOf(file).includes(anchor))).toEqual([]);
});

test('it shows a picture of at most 150 KB and names the commands', () => {
  const [, picture = ''] = /!\[[^\]]+\]\(([^)]+\.png)\)/.exec(page) ?? [];
  expect(statSync(picture).size).toBeLessThanOrEqual(150_000);
  for (const command of ['npm ci --omit=dev', 'npm start', 'npm ci && npm test']) expect(page).toContain(command);
});

test('docs/settings.md has a row for every setting, and for nothing else', () => {
  const known = readFileSync('lib/env.ts', 'utf8').match(/(?<=^ {4})[A-Z_]+(?=:)/gm) ?? [];
  const listed = [...readFileSync('docs/settings.md', 'utf8').matchAll(/^\| `(\w+)` +\| .* \| \S.* \|$/gm)];
  expect(listed.map(([, name]) => name).toSorted()).toEqual([...new Set([...known, 'LOG_LEVEL'])].toSorted());
});
