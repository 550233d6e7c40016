import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import type { PayslipsData, PrintedPayslip } from '@/lib/pdf/document';
import { joinable } from '@/lib/pdf/fonts';
import { PdfQueue } from '@/lib/pdf/pdf-queue';
import { placedWords, withTools } from '../support/pdf-text';

const queue = new PdfQueue();
afterAll(() => queue.close());

const penalties = (count: number, reason: string) =>
  Array.from({ length: count }, (_, at) => ({ label: `Штраф № ${at + 1}: ${reason}`, amount: `${at + 1},00` }));
const payslip = (employee: string, withheld = penalties(2, 'опоздание')): PrintedPayslip => ({
  employee,
  position: 'Бармен',
  date: 'Дата: 05.11.2026',
  groups: [
    { heading: 'Начислено', lines: [{ label: 'Оклад', amount: '30 000,00' }] },
    { heading: 'Удержано', lines: withheld, total: { label: 'Всего удержано', amount: '3,00' } },
  ],
  net: { label: 'К выплате', amount: '29 997,00 ฿' },
  paid: [{ heading: 'Выплачено', lines: [{ label: 'Зарплата', amount: '20 000,00' }] }],
  left: [{ label: 'Осталось выплатить', amount: '9 997,00 ฿' }],
  apart: [{ heading: 'Отдельно', lines: [{ label: 'Сверхурочные', amount: '800,00' }] }],
});
const pdfOf = (payslips: readonly PrintedPayslip[], more: Partial<PayslipsData> = {}) =>
  queue.render({
    kind: 'payslips',
    data: {
      employer: 'ООО «Чанг»',
      venue: 'Chang & Самовар',
      locale: 'ru',
      month: 'Октябрь 2026',
      payslips,
      words: {
        title: 'Расчётный листок',
        employee: 'Сотрудник',
        position: 'Должность',
        sheet: 'Лист {sheet} из {sheets}',
        received: 'Получено',
        signature: 'подпись',
        signed: 'дата',
      },
      copies: ['Экземпляр сотрудника', 'Экземпляр работодателя'],
      ...more,
    },
  });

const MIDDLE = 841.89 / 2;
const HEIGHT = 595.28;
const MARGIN = 20;
/** Text of each half of each page; every word lies inside its half and its margins. */
const sheetsOf = (pdf: Buffer): string[] =>
  placedWords(pdf).flatMap(({ words }) =>
    [0, MIDDLE].map((from) => {
      const half = words.filter(({ left }) => left >= from && left < from + MIDDLE);
      for (const { left, right, top, bottom } of half) {
        expect(left).toBeGreaterThan(from + MARGIN);
        expect(right).toBeLessThan(from + MIDDLE - MARGIN);
        expect(top).toBeGreaterThan(MARGIN);
        expect(bottom).toBeLessThan(HEIGHT - MARGIN);
      }
      return half.map(({ text }) => text).join(' ');
    }),
  );

withTools('a single payslip is printed for the employee and for the employer, on one page', async () => {
  const [own = '', kept = '', ...further] = sheetsOf(await pdfOf([payslip('Сомчай Джайди')]));
  expect(further).toEqual([]);
  expect(own).toContain('Экземпляр сотрудника');
  expect(kept).toContain('Экземпляр работодателя');
  const words = (text: string) => text.split(' ').toSorted();
  expect(words(kept.replace('работодателя', 'сотрудника'))).toEqual(words(own));
  for (const text of ['ООО «Чанг»', 'Chang & Самовар', 'Расчётный листок', 'Октябрь 2026', 'Дата: 05.11.2026'])
    expect(own).toContain(text);
  for (const text of ['Оклад 30 000,00', 'К выплате 29 997,00 ฿', 'Осталось выплатить 9 997,00 ฿', 'подпись'])
    expect(own).toContain(text);
  expect(own).not.toContain('Лист 1');
});

withTools('several payslips fill the halves in order, without copies', async () => {
  const names = ['Анна', 'Борис', 'Вера'];
  const sheets = sheetsOf(await pdfOf(names.map((name) => payslip(name))));
  expect(sheets.map((sheet) => names.find((name) => sheet.includes(name)))).toEqual([...names, undefined]);
  expect(sheets.join()).not.toContain('Экземпляр');
});

withTools('names in Thai, English and mixed are unchanged, and long ones stay inside', async () => {
  const names = ['ณัฐพล ทองคำ', 'Somchai (สมชาย) Сомчай', 'Ж'.repeat(300), 'ข้าวผัดกุ้งใส่ไข่'.repeat(20)];
  const [thai, mixed, long, thaiLong] = sheetsOf(
    await pdfOf(
      names.map((name) => payslip(name)),
      { employer: 'Очень длинное название '.repeat(20) },
    ),
  );
  expect(thai).toContain(joinable('ณัฐพล ทองคำ'));
  expect(mixed).toContain('Somchai (สมชาย) Сомчай');
  expect(long).toContain('К выплате');
  expect(thaiLong).toContain('К выплате');
});

withTools.each([
  ['twenty penalties', 20, 'опоздание'],
  ['twenty penalties with long reasons', 20, 'не закрыл кассу и не сдал отчёт '.repeat(16)],
  ['a hundred penalties', 100, 'опоздание'],
])('%s go on to further sheets, each once', async (_name, count, reason) => {
  const sheets = sheetsOf(await pdfOf([payslip('Анна', penalties(count, reason)), payslip('Борис')]));
  const own = sheets.filter((sheet) => sheet.includes('Анна'));
  expect(own.length).toBeGreaterThan(1);
  const numbers = own.flatMap((sheet) => Array.from(sheet.matchAll(/Штраф № (\d+)/g), ([, at]) => Number(at)));
  expect(numbers).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  own.forEach((sheet, at) => {
    expect(sheet).toContain(`Лист ${at + 1} из ${own.length}`);
    expect(sheet.includes('Удержано')).toBe(sheet.includes('Штраф'));
  });
  // The signature never stands alone.
  expect(own.at(-1)).toMatch(/Отдельно .*Сверхурочные .*подпись/);
  expect(sheets.find((sheet) => sheet.includes('Борис'))).not.toContain('Лист');
});

withTools('sheets are black, grey and white, with a thin line to cut along', async () => {
  const pdf = await pdfOf([payslip('Анна')]);
  const png = spawnSync('pdftocairo', ['-png', '-r', '144', '-singlefile', '-', '-'], { input: pdf }).stdout;
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [coloured, marked] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 8) coloured += 1;
    const x = (at / 3) % info.width;
    if (Math.abs(x - info.width / 2) < 2 && red < 250) marked += 1;
  }
  expect(coloured).toBe(0);
  expect(marked).toBeGreaterThan(info.height / 6);
});
