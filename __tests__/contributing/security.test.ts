import { existsSync, readFileSync } from 'node:fs';

const text = readFileSync('docs/security.md', 'utf8');

interface Row {
  readonly id: string;
  readonly about: string;
  readonly answer: string;
  readonly test: string;
}

/** Cells of a row of a table; a bar in a cell is written `\|`. */
const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
const rows = [...text.matchAll(/^\| V\d.*\|$/gm)].map(([line]): Row => {
  const [, id = '', about = '', answer = '', test = ''] = cellsOf(line);
  return { id, about, answer, test };
});

const isPath = (name: string) => /^[\w.()[\]/-]+$/.test(name) && /^(\.\w|[\w-]+\/)|\.(md|ts|tsx|json)$/.test(name);
const pathsIn = (part: string): string[] =>
  [...part.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter(isPath);

const kindOf = ({ answer, test }: Row) => {
  if (answer.startsWith('Missing: ')) return 'missing, wholly or in part';
  if (answer.startsWith('Does not apply: ')) return 'do not apply';
  return test === '' ? 'met by code, a setting or a document' : 'met, guarded by a test';
};

/** The file of a cited test, and the part of its text that is named behind it. */
const cited = (test: string) => /^`(__tests__\/[^`]+)`: (.+)$/.exec(test)?.slice(1) ?? [];

test('every requirement of levels 1 and 2 has one row, with an answer', () => {
  expect(rows.length).toBe(253);
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, at) => !/^V\d+\.\d+\.\d+$/.test(id) || ids.indexOf(id) !== at)).toEqual([]);
  expect(rows.filter(({ about, answer }) => about === '' || answer === '')).toEqual([]);
});

test('every path that it cites exists', () => {
  const paths = [...new Set(pathsIn(text))];
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('at least 120 rows cite a test that has the words named; what is missing or does not apply cites none', () => {
  const guarded = rows.filter(({ test }) => test !== '');
  expect(guarded.length).toBeGreaterThanOrEqual(120);
  const wrong = guarded.filter((row) => {
    const [file = '', words = ''] = cited(row.test);
    const stands = words !== '' && existsSync(file) && readFileSync(file, 'utf8').includes(words);
    return !stands || !kindOf(row).startsWith('met');
  });
  expect(wrong.map(({ id, test }) => [id, test])).toEqual([]);
});

test('the numbers above and the list below are those of the rows', () => {
  const kinds = new Map<string, number>();
  for (const row of rows) kinds.set(kindOf(row), (kinds.get(kindOf(row)) ?? 0) + 1);
  const told = [...text.matchAll(/^\| (m[\w ,]+|do not apply) +\| (\d+) +\|$/gm)];
  expect(new Map(told.map(([, kind = '', count]) => [kind.trim(), Number(count)] as const))).toEqual(kinds);
  const listed = [...text.matchAll(/^- (V[\d.]+): (.+)$/gm)].map(([, id, about]) => `${id} ${about}`);
  const missing = rows.filter(({ answer }) => answer.startsWith('Missing: ')).map(({ id, about }) => `${id} ${about}`);
  expect(listed.toSorted()).toEqual(missing.toSorted());
});
