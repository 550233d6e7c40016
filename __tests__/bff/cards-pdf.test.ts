import { spawnSync } from 'node:child_process';
import { create } from 'qrcode';
import sharp from 'sharp';
import { discountCards } from '@/backend/src/db/schema';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { qrRuns, qrWidth } from '@/lib/domain/qr-runs';
import { CARD, GRID } from '@/lib/sections/cards/pdf/measures';
import { closePdf } from '@/lib/pdf/render-pdf';
import { pagesOf, pdfIn, withTools } from '../support/pdf-text';
import { browserOf, startStack } from '../support/stack';

const stack = startStack({ VENUE_NAME: 'Chang & Самовар' });
const browser = browserOf();
const number = (card_id: number): string => `41000000000000${card_id}`;

beforeAll(async () => {
  await stack.addUser('сомчай', MAX_PERMISSION);
  const owner_id = await stack.database.value`select user_id from users where login = 'сомчай'`;
  const qr = { card_type: 1, discount: 15, owner_id };
  const cards = Array.from({ length: 17 }, (_, at) => ({ ...qr, card_id: at + 10, card_number: number(at + 10) }));
  await stack.database.db
    .insert(discountCards)
    .values([
      ...cards,
      { ...qr, card_id: 40, card_number: number(40), validtime: new Date('2030-12-31T05:00:00Z') },
      { ...qr, card_id: 41, card_number: number(41), removed_at: new Date() },
      { card_id: 42, card_number: number(42), card_type: 0, discount: 10, owner_name: 'Гость' },
    ]);
});
afterAll(closePdf);

const sheet = (cards: string) => browser.fetch(`/api/settings/cards.pdf?cards=${cards}`);
const pdfOf = async (cards: string): Promise<Buffer> => pdfIn(await sheet(cards));

withTools('eight cards are on a page, each with venue, discount, owner, end of validity and number', async () => {
  const ids = Array.from({ length: 17 }, (_, at) => at + 10);
  const pages = pagesOf(await pdfOf([...ids, 40].join(',')));
  expect(pages.map((page) => page.match(/41\d{14}/g)?.length)).toEqual([8, 8, 2]);
  expect(pages.flatMap((page) => page.match(/41\d{14}/g) ?? []).toSorted()).toEqual([...ids, 40].map(number));
  const [, , last = ''] = pages;
  expect(last.match(/Chang & Самовар/g)).toHaveLength(2);
  expect(last.match(/15 %/g)).toHaveLength(2);
  expect(last.match(/сомчай/g)).toHaveLength(2);
  expect(last.match(/Действует до 30\.12\.2030/g)).toHaveLength(1);
});

withTools('the printed code has the modules of the number, and the marks lead to the edges of the cards', async () => {
  const pdf = await pdfOf('10');
  const dpi = 300;
  const png = spawnSync('pdftocairo', ['-png', '-r', String(dpi), '-singlefile', '-', '-'], { input: pdf }).stdout;
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number): boolean => {
    const [column, row] = [x, y].map((points) => Math.floor((points / 72) * dpi));
    return (data[(row ?? 0) * info.width + (column ?? 0)] ?? 255) < 128;
  };
  const { modules } = create(number(10), { errorCorrectionLevel: 'M' });
  const width = qrWidth(modules);
  const step = CARD.code / width;
  const dark = new Set(
    qrRuns(modules).flatMap((run) => Array.from({ length: run.width }, (_, at) => `${run.x + at} ${run.y}`)),
  );
  expect(dark.size).toBe(Array.from(modules.data).filter(Boolean).length);
  for (let row = 0; row < width; row += 1)
    for (let column = 0; column < width; column += 1) {
      const drawn = isDark(GRID.x + CARD.side + (column + 0.5) * step, GRID.y + CARD.top + (row + 0.5) * step);
      expect([column, row, drawn]).toEqual([column, row, dark.has(`${column} ${row}`)]);
    }
  /** Whether a line crosses a stretch of a millimetre around a point. */
  const marked = (x: number, y: number, dx: number, dy: number): boolean =>
    Array.from({ length: 13 }, (_, at) => (at - 6) / 4).some((shift) => isDark(x + dx * shift, y + dy * shift));
  const outside = 14;
  for (const column of [0, 1, 2]) {
    const x = GRID.x + column * CARD.width;
    expect(marked(x, GRID.y - outside, 1, 0)).toBe(true);
    expect(marked(x, GRID.y + 4 * CARD.height + outside, 1, 0)).toBe(true);
  }
  for (const row of [0, 1, 2, 3, 4]) {
    const y = GRID.y + row * CARD.height;
    expect(marked(GRID.x - outside, y, 0, 1)).toBe(true);
    expect(marked(GRID.x + 2 * CARD.width + outside, y, 0, 1)).toBe(true);
  }
  expect(marked(GRID.x + CARD.width / 2, GRID.y - outside, 1, 0)).toBe(false);
});

test('removed and RFID cards are left out, and none is an error', async () => {
  expect(
    pagesOf(await pdfOf('42,10,41,10'))
      .join()
      .match(/41\d{14}/g),
  ).toEqual([number(10)]);
  const codes = [];
  for (const cards of ['', '0', '1,x', '42', '41,999', Array.from({ length: 201 }, (_, at) => at + 1).join(',')])
    codes.push(((await (await sheet(cards)).json()) as { code: number }).code);
  expect(codes).toEqual([1, 1, 1, 2, 2, 1]);
});
