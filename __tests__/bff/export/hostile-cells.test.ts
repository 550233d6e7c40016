import { escaped } from '@/lib/bff/export/workbook-parts';
import type { FileColumn } from '@/lib/bff/export/file-columns';
import { streamOf } from '@/lib/bff/export/stream-of';
import { csvLines } from '../../support/csv-lines';

const column: FileColumn = {
  ...{ key: 'name', kind: 'text', label: 'Name', width: 100 },
  more: () => [],
  value: (row) => (row as { name: string }).name,
};

const csvCell = async (name: string): Promise<string> => (await csvLines([column], [{ name }])).slice(1).join('\r\n');

test.each([
  ['=1+1', "'=1+1"],
  ['  @SUM(A1)', "'  @SUM(A1)"],
  ['\n=1', `"'\n'=1"`],
  ['＝1', "'＝1"],
  // A Russian Excel splits cells at semicolons.
  ['лёд;=cmd|calc', "лёд;'=cmd|calc"],
  ['a; -1', "a; '-1"],
  ['a\n+1', `"a\n'+1"`],
  ['Бар-2; зал = 1', 'Бар-2; зал = 1'],
])('a text cell %j is no formula in CSV', async (text, cell) => {
  expect(await csvCell(text)).toBe(cell);
});

test('a text in XML keeps its characters, except those invalid in XML', () => {
  expect(escaped('_x0041_ \u0000\u001f<&">')).toBe('_x005F_x0041_ &lt;&amp;&quot;&gt;');
});

test('an unread export breaks off after a quarter of an hour', async () => {
  jest.useFakeTimers();
  const ended = jest.fn();
  async function* endless() {
    for (;;) yield await Promise.resolve('x');
  }
  const reader = streamOf(endless(), new AbortController().signal, ended).getReader();
  await reader.read();
  jest.advanceTimersByTime(15 * 60_000);
  await expect(reader.read()).rejects.toThrow('too slowly');
  expect(ended).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
