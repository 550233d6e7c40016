import fc from 'fast-check';
import { always } from '../../support/always';
import { ROWS } from './venue';
import {
  barcodesOf,
  entryOf,
  isQuestioned,
  lineBaht,
  lineErrors,
  lineForm,
  lineOf,
  putLine,
  totalBaht,
  type BatchLine,
} from '@/lib/sections/stock/forms/delivery-lines';
import {
  chooseItem,
  enterNumber,
  isStarted,
  leaveAll,
  leaveNumber,
  typeNumber,
} from '@/lib/sections/stock/forms/delivery-entry';
import { emptyEntry, type Entry } from '@/lib/sections/stock/forms/line-fields';
import { follow, scannedInto, type Burst } from '@/components/sections/stock/add/scan-burst';
import { deliveryForm } from '@/lib/sections/stock/forms/delivery';
import type { Draft } from '@/lib/forms/define';
import { bodyOf, readDraft, startOf } from '@/lib/forms/evaluate';
import type { FieldError, FieldOptions } from '@/lib/forms/field';
import { PAYERS, type Payer } from '@/lib/sections/stock/contract/debts';
import { addToStock } from '@/lib/sections/stock/contract/edit';
import { lineTotal, withVat } from '@/lib/sections/stock/rules/delivery';
import { toSatang } from '@/lib/domain/money';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { payersOf } from '@/lib/sections/stock/rules/payers';

const RU = 'ru';
/** Last part of the key of each error's text, by field. */
function entryErrors(...of: Parameters<typeof lineErrors>) {
  const fields: Readonly<Record<string, FieldOptions>> = lineForm.fields;
  return Object.fromEntries(
    Object.entries<FieldError>(lineErrors(...of)).map(([name, error]) => {
      const key = 'key' in error ? error.key : fields[name]?.errors?.[error.kind];
      return [name, key?.split('.').at(-1)];
    }),
  );
}
/** Body that is sent for a draft. */
function bodyFor(draft: Partial<Draft<typeof deliveryForm.fields>>, isOurs: boolean) {
  const record = { isOurs, prices: new Map() };
  const { values } = readDraft(deliveryForm, { ...startOf(deliveryForm, record, RU), ...draft }, record, RU);
  return bodyOf(deliveryForm, values, record);
}
const type = (entry: Entry, fields: Partial<Record<'quantity' | 'price' | 'total', string>>, locale = RU) =>
  Object.entries(fields).reduce((now, [field, text]) => typeNumber(now, field as 'quantity', text, locale), entry);
const numbers = ({ quantity, price, total }: Entry) => [quantity, price, total];
const EMPTY = emptyEntry(RU);

it('the numbers of a line: editing the total sets the price, which stays exact behind its 2 decimals', () => {
  const entry = leaveAll(type(EMPTY, { quantity: '3', total: '100' }), RU);
  expect(numbers(entry)).toEqual(['3', '33,33', '100,00']);
  expect(lineTotal(3, entry.unit_price)).toBe(100_00);
  expect(leaveNumber(entry, 'price', RU)).toBe(entry);
  expect(type(entry, { quantity: '6' }).total).toBe('200,00');
});

it('the numbers of a line: a negative total, or one without a quantity, is 0; below 0 resets to 0', () => {
  expect(type(EMPTY, { quantity: '2', total: '-5' }).total).toBe('0');
  expect(type(EMPTY, { total: '5' }).total).toBe('0');
  expect(numbers(type(EMPTY, { quantity: '-1', price: '-2' }))).toEqual(['0', '0', '0,00']);
});

it('the numbers of a line: a zero clears on focus; an empty field becomes 0 on blur', () => {
  expect(numbers(enterNumber(EMPTY, 'price', RU))).toEqual(['0', '', '0,00']);
  expect(enterNumber(type(EMPTY, { price: '5' }), 'price', RU).price).toBe('5');
  const emptied = (['quantity', 'price', 'total'] as const).reduce((now, field) => enterNumber(now, field, RU), EMPTY);
  expect(numbers(leaveAll(emptied, RU))).toEqual(numbers(EMPTY));
  expect(isStarted(leaveAll(emptied, RU))).toBe(false);
});

it('the numbers of a line: for any input, the displayed total is the booked total', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.integer({ min: -10, max: 99_999 }).map(String),
    fc.double({ min: 0, max: 9999, noNaN: true }).map((value) => value.toFixed(3).replace('.', ',')),
  );
  const step = fc.record({ field: fc.constantFrom('quantity' as const, 'price' as const, 'total' as const), text });
  always(fc.array(step, { maxLength: 12 }), (steps) => {
    const typed = steps.reduce<Entry>(
      (now, { field, text: typing }) =>
        leaveNumber(typeNumber(enterNumber(now, field, RU), field, typing, RU), field, RU),
      { ...EMPTY, item_id: 1, name: 'Чанг' },
    );
    const entry = leaveAll(typed, RU);
    if (Object.keys(entryErrors(entry, [], RU)).length > 0) return;
    const line = lineOf(entry, [], RU);
    expect(line.quantity).toBeGreaterThanOrEqual(0);
    expect(line.price).toBeGreaterThanOrEqual(0);
    if (/^[\d,]+$/.test(entry.total))
      expect(toSatang(lineBaht(line, false))).toBe(toSatang(Number(entry.total.replace(',', '.'))));
  });
});

const item = { parent_id: 10, category_id: 101, measure_id: 3, description: '' };
const ONE = { ...item, key: 1, item_id: null, name: 'Сидр', barcode: null, quantity: 1, price: 10 };
const line = (over: Partial<BatchLine>): BatchLine => ({ ...ONE, package_quantity: null, confirmed: null, ...over });

const anyLine = fc
  .record({
    key: fc.integer({ min: 1, max: 30 }),
    item_id: fc.option(fc.integer({ min: 1, max: 99 })),
    name: fc.constantFrom('Чанг', 'Ром', 'Лайм'),
    barcode: fc.option(fc.constantFrom('885', '460')),
    quantity: fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
    price: fc.double({ min: 0, max: 9999, noNaN: true }),
    confirmed: fc.option(fc.constant(5)),
  })
  .map(line);
/** Number of packages, thousandths of a measure in each, and satang for each. */
const packages = [
  fc.integer({ min: 1, max: 500 }),
  fc.integer({ min: 1, max: 30_000 }),
  fc.integer({ min: 0, max: 1_000_000 }),
] as const;

it('the list has each line once, an edited one in its place', () => {
  always(fc.array(anyLine, { maxLength: 40 }), (lines) => {
    const list = lines.reduce<readonly BatchLine[]>(putLine, []);
    expect(list.map(({ key }) => key)).toEqual([...new Set(lines.map(({ key }) => key))]);
    list.forEach((one) => expect(one).toBe(lines.findLast(({ key }) => key === one.key)));
  });
});

it('the list totals the lines in whole satang, with VAT rounded for each', () => {
  always(fc.array(anyLine, { maxLength: 40 }), fc.boolean(), (lines, include_vat) => {
    const sums = lines.map(({ quantity, price }) => lineTotal(quantity, price));
    const paid = sums.map((sum) => (include_vat ? withVat(sum) : sum)).reduce((sum, one) => sum + one, 0);
    expect(toSatang(totalBaht(lines, include_vat))).toBe(paid);
  });
});

it('the list matches the body of the call, in its order', () => {
  always(fc.array(anyLine, { minLength: 1, maxLength: 20 }), (lines) => {
    const body = bodyFor({ items: lines, payer: 'bank', supplier: 'Makro' }, true);
    expect(addToStock.body.parse(body)).toEqual(body);
    expect(body.items).toHaveLength(lines.length);
  });
});

it('a line edited and restored unchanged stays the same', () => {
  always(anyLine, (before) => {
    expect(lineOf(leaveAll(entryOf(before, RU), RU), [before], RU)).toEqual(before);
  });
});

it('the list sends a payer also as the flags that every server knows, and ours only to our own backend', () => {
  const batch = { items: [line({ item_id: 5, package_quantity: 0.7 })], supplier: 'Makro' };
  const flags = (payer: Payer, isOurs = true) => {
    const { use_own_funds, pay_later, payer: sent } = bodyFor({ ...batch, payer }, isOurs);
    return [use_own_funds, pay_later, sent];
  };
  expect(PAYERS.map((payer) => flags(payer))).toEqual([
    [false, false, 'safe'],
    [false, false, 'cashier'],
    [false, false, 'bank'],
    [true, false, 'owner'],
    [false, true, 'later'],
  ]);
  expect(payersOf(false).map((payer) => flags(payer, false))).toEqual([
    [false, false, undefined],
    [true, false, undefined],
    [false, true, undefined],
  ]);
  expect(bodyFor(batch, false)).toEqual({
    use_own_funds: false,
    pay_later: false,
    include_vat: false,
    items: [{ item_id: 5, quantity: 1, price: 10 }],
  });
  expect(bodyFor(batch, true)).toMatchObject({ supplier: 'Makro', items: [{ package_quantity: 0.7 }] });
  expect(bodyFor(batch, true)).not.toHaveProperty('invoice_date');
});

it('the list questions a price of more than twice or less than half the last one, once', () => {
  const at = (price: number, over: Partial<BatchLine> = {}, last: number | undefined = 890, vat = false) =>
    isQuestioned(line({ item_id: 5, price, ...over }), last, vat);
  expect([at(90), at(444.99), at(1780.01), at(0)]).toEqual([true, true, true, true]);
  expect([at(890), at(445), at(1780)]).toEqual([false, false, false]);
  // With VAT on top it is more than twice.
  expect(at(1780, {}, 890, true)).toBe(true);
  expect([at(90, { confirmed: 90 }), at(91, { confirmed: 90 })]).toEqual([false, true]);
  expect([at(90, { quantity: 0 }), at(90, {}, 0), isQuestioned(line({ price: 90 }), undefined, false)]).toEqual([
    false,
    false,
    false,
  ]);
});

it('packages are booked in measures, for exactly the sum of the packages', () => {
  always(...packages, (count, milli, satang) => {
    const started = { ...EMPTY, item_id: 5, name: 'Ром' };
    const sized = typeNumber(started, 'package_size', String(milli / 1000).replace('.', ','), RU);
    const entry = type(sized, { quantity: String(count), price: (satang / 100).toFixed(2).replace('.', ',') });
    if (Object.keys(entryErrors(entry, [], RU)).length > 0) return;
    const booked = lineOf(entry, [], RU);
    expect(booked.quantity).toBe((count * milli) / 1000);
    expect(booked.package_quantity).toBe(milli / 1000);
    expect(toSatang(lineBaht(booked, false))).toBe(count * satang);
    const again = lineOf(leaveAll(entryOf(booked, RU), RU), [booked], RU);
    expect([again.quantity, lineBaht(again, false)]).toEqual([booked.quantity, lineBaht(booked, false)]);
  });
});

it('packages of a stock item cost the price of its measure, to the satang', () => {
  fc.assert(
    fc.property(...packages, (count, milli, satang) => {
      const size = milli / 1000;
      const started = type({ ...EMPTY, item_id: 5, name: 'Ром' }, { price: (satang / 100).toFixed(2) }, 'en');
      const entry = type(typeNumber(started, 'package_size', String(size), 'en'), { quantity: String(count) }, 'en');
      if (Object.keys(entryErrors(entry, [], 'en')).length > 0) return;
      const total = lineTotal((count * milli) / 1000, satang / 100);
      expect(toSatang(lineBaht(lineOf(entry, [], 'en'), false))).toBe(total);
      expect(toSatang(Number(entry.total.replace(/,/g, '')))).toBe(total);
    }),
    { examples: [[2, 750, 91_047]] },
  );
});

it('an item that is chosen costs what its price field shows, so that the total is that price × quantity', () => {
  const chosen = (row: Partial<StockItemRow>, quantity: string) =>
    numbers(
      type(chooseItem(EMPTY, { ...ROWS.at(-1), stock_price: 1669.2357, ...row } as StockItemRow, RU), { quantity }),
    );
  expect(chosen({ package_quantity: 0.7 }, '2')).toEqual(['2', '1168,46', '2336,92']);
  expect(chosen({ package_quantity: null }, '100')).toEqual(['100', '1669,24', '166924,00']);
});

it('a package size keeps the price of a measure, and must be a number above 0', () => {
  const entry = type({ ...EMPTY, item_id: 5, name: 'Ром' }, { price: '800', quantity: '12' });
  const bottles = typeNumber(entry, 'package_size', '0,7', RU);
  expect([bottles.price, bottles.total]).toEqual(['560,00', '6720,00']);
  expect(typeNumber(bottles, 'package_size', '', RU).price).toBe('800,00');
  for (const wrong of ['0', '-1', 'х'])
    expect(entryErrors(typeNumber(entry, 'package_size', wrong, RU), [], RU)).toEqual({ package_size: 'number' });
  expect(entryErrors(type(typeNumber(entry, 'package_size', '0,333', RU), { quantity: '0,5' }), [], RU)).toEqual({
    package_size: 'decimals',
  });
});

it('the list names what a line lacks, and a duplicate new item', () => {
  expect(entryErrors(EMPTY, [], RU)).toEqual({
    name: 'name',
    parent_id: 'folder',
    category_id: 'category',
    measure_id: 'measure',
  });
  const entry = { ...EMPTY, ...item, name: ' сидр ' };
  expect(entryErrors(entry, [line({})], RU)).toEqual({ name: 'inList' });
  expect(entryErrors({ ...entry, key: 1 }, [line({})], RU)).toEqual({});
  expect(entryErrors({ ...entry, item_id: 5 }, [line({})], RU)).toEqual({});
  const wrong = (quantity: string, price = '1') =>
    entryErrors({ ...type(entry, { price, quantity }), item_id: 5 }, [], RU);
  expect(wrong('х')).toEqual({ quantity: 'number' });
  expect(wrong('0,0001')).toEqual({ quantity: 'decimals' });
  expect(wrong('1000000', '1000')).toEqual({ price: 'tooMuch' });
});

it('the list attaches barcodes to the items of their lines, new or existing', () => {
  const lines = [line({ barcode: '1' }), line({ key: 2 }), line({ key: 3, item_id: 7, barcode: '3' })];
  expect(barcodesOf(lines, [41, 42, 7]).map(({ barcode, item_id }) => [barcode, item_id])).toEqual([
    ['1', 41],
    ['3', 7],
  ]);
  expect(barcodesOf(lines, []).map(({ item_id }) => item_id)).toEqual([null, 7]);
});

const keys = (text: string, ms: number, start = '', from = 1000) =>
  Array.from(text).reduce<{ burst: Burst | null; value: string; at: number }>(
    ({ burst, value, at }, key) => ({ burst: follow(burst, value, at + ms), value: value + key, at: at + ms }),
    { burst: null, value: start, at: from },
  );

it('a scanner in the wrong field is detected by its speed; text typed before it stays', () => {
  const { burst, value, at } = keys('8850999320017', 8, '5');
  expect(scannedInto(burst, value, at + 5)).toEqual({ code: '8850999320017', before: '5' });
});

it('a scanner in the wrong field is not confused with typing, nor with a short or decimal number', () => {
  const slow = keys('1000000', 120);
  expect(scannedInto(slow.burst, slow.value, slow.at + 120)).toBeNull();
  const short = keys('12', 5);
  expect(scannedInto(short.burst, short.value, short.at + 5)).toBeNull();
  const decimal = keys('1000,125', 5);
  expect(scannedInto(decimal.burst, decimal.value, decimal.at + 5)).toBeNull();
});
