import { readCsv } from '@/backend/src/import/csv';
import { escaped, styleOf } from '@/lib/bff/export/workbook-parts';
import type { FileColumn } from '@/lib/bff/export/file-columns';
import { streamOf } from '@/lib/bff/export/stream-of';
import { csvLines } from '../../support/csv-lines';

const column: FileColumn = {
  key: 'name',
  kind: 'text',
  label: 'Name',
  width: 100,
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

test.each(['0012345', '4601234567890', '1/2', '1-2', '10:30', '0,5', '1.5', '5E3'])(
  'the code %s stays a text in Excel, and comes back from the import as it is',
  async (code) => {
    const cell = await csvCell(code);
    expect(cell).toBe(`"=""${code}"""`);
    expect(readCsv(Buffer.from(`Name,Price\r\n${cell},1`)).records[0]?.cells).toEqual([code, '1']);
  },
);

test.each(['7', '42', '1/2 курицы', 'Бар-2', '12345678901'])('the text %s needs no guard', async (text) => {
  expect(await csvCell(text)).toBe(text);
});

test('a text is a text in XLSX, whatever its column, with its characters, except those invalid in XML', () => {
  expect(styleOf('id', '0012')).toBe(styleOf('text', '0012'));
  expect(styleOf('quantity', '1/2')).toBe(styleOf('text', ''));
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
