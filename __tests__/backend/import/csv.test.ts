import { LARGEST_CATALOGUE, readCsv, UnreadableFile } from '@/backend/src/import/csv';
import { readCatalogue } from '@/backend/src/import/read';
import { readStockFile } from '@/backend/src/import/stock/read-stock';
import { plainText } from '@/backend/src/import/text';
import { bytes } from './files';

const cells = (text: string) => readCsv(bytes(text)).records.map((record) => record.cells);

test('delimiters in quoted headers and a byte order mark do not count', () => {
  expect(readCsv(bytes('\ufeff"a,b,c";d\n1;2')).header).toEqual(['a,b,c', 'd']);
});

test("a row's line number is that of the file where it starts", () => {
  const text = 'name,price\r\n\r\n"two\r\nlines",1\r\n   ,\r\nsix,2\r\n';
  expect(readCsv(bytes(text)).records).toEqual([
    { line: 3, cells: ['two\nlines', '1'] },
    { line: 6, cells: ['six', '2'] },
  ]);
});

test('an inch sign in a name is text', () => {
  expect(cells('name,price\npizza 12",5')).toEqual([['pizza 12"', '5']]);
});

test('a code that our files guard from spreadsheets is read without its guard', () => {
  expect(cells('name;code\nA;"=""0123"""\n"=""B";C')).toEqual([
    ['A', '0123'],
    ['="B', 'C'],
  ]);
});

test('UTF-16 with a byte order mark is read', () => {
  const text = Buffer.from('\ufeffname\tprice\nцена\t1', 'utf16le');
  for (const either of [text, Buffer.from(text).swap16()])
    expect(readCsv(either).records[0]?.cells).toEqual(['цена', '1']);
});

test.each([
  [bytes('a,b\n1,2\n3,"x\n4,5\n'), /^The row on line 3 opens a quotation mark that is never closed\.$/],
  [Uint8Array.of(0x61, 0x2c, 0xd6, 0xee), /not UTF-8/],
  [bytes(''), /no rows/],
  [bytes('a,b\n\n,\n'), /no rows/],
])('an unreadable file says why', (file, why) => {
  expect(() => readCsv(file)).toThrow(UnreadableFile);
  expect(() => readCsv(file)).toThrow(why);
});

test('descriptions lose their HTML', () => {
  expect(plainText('<p>Past&iacute;s de <strong>Crema</strong></p><p>F&amp;N<br/>&nbsp;x</p>')).toBe(
    'Pastís de Crema\nF&N\nx',
  );
  expect(plainText('<ul><li>one</li><li>two</li></ul><!-- no --><script>alert(1)</script>')).toBe('one\ntwo');
  expect(plainText('ready in < 5 min & hot')).toBe('ready in < 5 min & hot');
  expect(plainText('a&#0;b\u0000c')).not.toContain('\u0000');
});

test('a menu or stock file above 32 MB is refused before it is parsed', () => {
  const file = Buffer.alloc(LARGEST_CATALOGUE + 1, 'name,price\nTea,5\n');
  for (const read of [() => readCatalogue(file, 'menu.csv'), () => readStockFile(file, 'stock.csv')])
    expect(read).toThrow('The file is above 32 MB; no menu and no stock is.');
});
