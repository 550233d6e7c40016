import { joinable } from '@/lib/pdf/fonts';
import { PdfQueue } from '@/lib/pdf/pdf-queue';
import { longestTurn } from '../support/longest-turn';
import { inLine as words, pagesOf, withTools } from '../support/pdf-text';
import { dishNamed, manyDishes, priceListWith } from './documents';

const queue = new PdfQueue();
afterAll(() => queue.close());

withTools('Russian, Thai, Chinese and ฿ are unchanged in the PDF text', async () => {
  const rows = [
    dishNamed(7, 'Щи «Ёлка»'),
    dishNamed(8, 'ข้าวต้มยำกุ้ง'),
    dishNamed(9, '冬阴功汤'),
    dishNamed(10, 'Patrón ½ – 50 ₽'),
  ];
  const [page] = pagesOf(await queue.render(priceListWith([{ heading: 'Кухня / Супы / Острые', rows }])));
  const text = words(page);
  for (const part of ['Прайс-лист', 'Chang & Самовар', 'Напечатано: admin', 'Кухня / Супы / Острые'])
    expect(text).toContain(part);
  expect(text).toContain('ID Название Тип Цена, ฿ Себестоимость, ฿ Изменено');
  expect(text).toContain('7 Щи «Ёлка» Кухня 1 250,50 410,00 21.09.2026 21:13');
  for (const part of [joinable('ข้าวต้มยำกุ้ง'), '冬阴功汤', 'Patrón ½ – 50 ₽']) expect(text).toContain(part);
});

withTools('what a dish lacks is written out, odd signs are replaced, and the text around stays', async () => {
  const rows = [
    dishNamed(1, 'Морс', { type: 0, prime_cost: null, status: 0 }),
    // The till asks for its price.
    dishNamed(2, 'Улов дня', { retail_price: null }),
    dishNamed(3, 'Вода', { retail_price: 0 }),
    dishNamed(4, '🔥 Крылья 🌶️ острые'),
    dishNamed(5, 'Чай ᎠᎡ'),
    dishNamed(6, '👨‍👩‍👧'),
    dishNamed(7, '\u200d'),
  ];
  const text = words(pagesOf(await queue.render(priceListWith([{ heading: '', rows }])))[0]);
  for (const part of [
    'Без папки',
    '1 Морс (отключено) Бар 1 250,50 без рецепта',
    '2 Улов дня Кухня цена по запросу 410,00',
    '3 Вода Кухня 0,00 410,00',
    '4 • Крылья • острые Кухня',
    '5 Чай □□ Кухня',
    '6 • Кухня',
    '7 □ Кухня',
  ])
    expect(text).toContain(part);
});

withTools('names in the scripts of staff and neighbours are printed, and no letter is a box', async () => {
  const names = ['မြန်မာ', 'ខ្មែរ ក្រុម', 'ເບຍລາວ', '한국어 김치', 'محمد شاورما', 'שלום (עולם) 7', 'ხაჭაპური', 'Արամ'];
  const rows = names.map((name, at) => dishNamed(at + 1, name));
  const text = words(pagesOf(await queue.render(priceListWith([{ heading: 'A', rows }])))[0]);
  expect(text).not.toContain('□');
  for (const name of ['ເບຍລາວ', '한국어 김치', 'ხაჭაპური', 'Արամ']) expect(text).toContain(name);
  // Text copied from the page has joined letters in drawing order.
  for (const script of ['Myanmar', 'Khmer', 'Arabic', 'Hebrew'])
    expect(text).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
});

withTools('long names break between words, in Thai too, and stay inside their column', async () => {
  const thai = 'ข้าวผัดกุ้งใส่ไข่และผักสดพร้อมน้ำปลาพริกและแตงกวา';
  const rows = [dishNamed(1, thai), dishNamed(2, 'Ж'.repeat(60)), dishNamed(3, 'слово '.repeat(200))];
  const text = words(pagesOf(await queue.render(priceListWith([{ heading: 'A', rows }])))[0]);
  expect(text.match(/า/g)).toHaveLength(4);
  expect(text.match(/Ж/g)).toHaveLength(60);
  expect(text).not.toMatch(/Ж{60}/);
  expect(text).toContain('слово…');
  expect(text.match(/1 250,50 410,00 21.09.2026/g)).toHaveLength(3);
});

withTools('every page has its number, folder and columns, and every dish is on one', async () => {
  const pages = pagesOf(await queue.render(priceListWith(manyDishes(500))));
  expect(pages.length).toBeGreaterThan(5);
  pages.forEach((page, at) => {
    expect(words(page)).toContain(`Стр. ${at + 1} из ${pages.length}`);
    expect(words(page)).toContain(at === 0 ? 'Кухня / Супы ID' : 'Кухня / Супы (продолжение) ID');
  });
  const ids = pages.flatMap((page) => Array.from(page.matchAll(/^ *(\d+) +Том/gm), ([, id]) => Number(id)));
  expect(ids).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
});

withTools('an empty price list says so on its single page', async () => {
  const pages = pagesOf(await queue.render(priceListWith([])));
  expect(pages).toHaveLength(1);
  expect(words(pages[0])).toMatch(/Пусто .* Стр. 1 из 1$/);
});

test('500 dishes are drawn in seconds, without a gap above 50 ms on the request thread', async () => {
  const times: number[] = [];
  const longest = await longestTurn(async () => {
    const started = process.cpuUsage();
    const pdf = await queue.render(priceListWith(manyDishes(500)));
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1000);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
  expect(longest).toBeLessThan(50);
  expect(Math.min(...times)).toBeLessThan(15_000);
});
