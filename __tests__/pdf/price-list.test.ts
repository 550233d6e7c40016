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
  expect(text).toContain('Прайс-лист');
  expect(text).toContain('Chang & Самовар');
  expect(text).toContain('Напечатано: admin');
  expect(text).toContain('Кухня / Супы / Острые');
  expect(text).toContain('ID Название Тип Цена, ฿ Себестоимость, ฿ Изменено');
  expect(text).toContain('7 Щи «Ёлка» Кухня 1 250,50 410,00 21.09.2026 21:13');
  expect(text).toContain(joinable('ข้าวต้มยำกุ้ง'));
  expect(text).toContain('冬阴功汤');
  expect(text).toContain('Patrón ½ – 50 ₽');
});

withTools('bar, missing recipe and switched off are written out; a dish may be outside folders', async () => {
  const rows = [dishNamed(1, 'Морс', { type: 0, prime_cost: null, status: 0 })];
  const [page] = pagesOf(await queue.render(priceListWith([{ heading: '', rows }])));
  expect(words(page)).toContain('Без папки');
  expect(words(page)).toContain('1 Морс (отключено) Бар 1 250,50 без рецепта');
});

withTools('a dish without a menu price, whose price the till asks for, has a word instead of 0.00', async () => {
  const rows = [dishNamed(1, 'Улов дня', { retail_price: null }), dishNamed(2, 'Вода', { retail_price: 0 })];
  const [page] = pagesOf(await queue.render(priceListWith([{ heading: '', rows }])));
  expect(words(page)).toContain('1 Улов дня Кухня цена по запросу 410,00');
  expect(words(page)).toContain('2 Вода Кухня 0,00 410,00');
});

withTools('an emoji is a plain sign, unknown letters are □, no name is empty, and the text around stays', async () => {
  const rows = [
    dishNamed(1, '🔥 Крылья 🌶️ острые'),
    dishNamed(2, 'Чай ᎠᎡ'),
    dishNamed(3, '👨‍👩‍👧'),
    dishNamed(4, '\u200d'),
  ];
  const text = words(pagesOf(await queue.render(priceListWith([{ heading: 'A', rows }])))[0]);
  expect(text).toContain('1 • Крылья • острые Кухня');
  expect(text).toContain('2 Чай □□ Кухня');
  expect(text).toContain('3 • Кухня');
  expect(text).toContain('4 □ Кухня');
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
