import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'docs/decisions/';
const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const textOf = (file: string) => readFileSync(`${FOLDER}${file}`, 'utf8');
/** Heading of a decision without its number. */
const titleOf = (file: string) => new RegExp(`^# ${file.slice(0, 4)}\\. (.+)\\n`).exec(textOf(file))?.[1];

/** Rows of the index: `[number](file)`, title, one line, status. */
const rows = [...textOf('README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, number = '', file = '', title = '', line = '', status = '']) => ({ number, file, title, line, status }),
);

test('every decision has a heading of its number, and one row with its title in the index', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(rows.map(({ file, title }) => [file, title]).toSorted()).toEqual(
    files.map((file) => [file, titleOf(file)]).toSorted(),
  );
});

test('every number in the index exists, and numbers are not given twice', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  const named = [...textOf('README.md').matchAll(/\b\d{4}\b/g)].map(([number]) => number);
  expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(rows.filter(({ number, file }) => !file.startsWith(`${number}-`))).toEqual([]);
});

test('the top of a decision that no longer holds names what replaced it, as its status does', () => {
  const top = (file: string) => textOf(file).split('\n\n')[1] ?? '';
  const linked = (text: string) => [...text.matchAll(/\[(\d{4})\]/g)].map(([, number = '']) => number);
  for (const { file, line, status } of rows) {
    expect(line).not.toBe('');
    expect(status).toMatch(/^(holds|replaced by \d{4}|in part: (\d{4}(, \d{4})*|see its top))$/);
    const by: string[] = status.match(/\d{4}/g) ?? [];
    const start = status.startsWith('replaced') ? 'Replaced by' : 'In part';
    if (status !== 'holds') expect([file, top(file)]).toEqual([file, expect.stringContaining(start) as string]);
    expect([file, by.filter((number) => !linked(top(file)).includes(number))]).toEqual([file, []]);
  }
});
