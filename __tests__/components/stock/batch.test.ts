import fc from 'fast-check';
import {
  barcodesOf,
  bodyOf,
  EMPTY_BATCH,
  entryErrors,
  entryOf,
  lineBaht,
  lineOf,
  putLine,
  setFlag,
  totalBaht,
  type Batch,
  type BatchLine,
  type Flag,
} from '@/components/stock/add/batch';
import {
  emptyEntry,
  enterNumber,
  isStarted,
  leaveAll,
  leaveNumber,
  typeNumber,
  type Entry,
} from '@/components/stock/add/entry';
import { follow, scannedInto, type Burst } from '@/components/stock/add/scan-burst';
import { addToStock } from '@/lib/contract/stock-edit';
import { lineTotal, withVat } from '@/lib/domain/delivery';
import { toSatang } from '@/lib/domain/money';

const RU = 'ru';
const type = (entry: Entry, fields: Partial<Record<'quantity' | 'price' | 'total', string>>, locale = RU) =>
  Object.entries(fields).reduce((now, [field, text]) => typeNumber(now, field as 'quantity', text, locale), entry);
const numbers = ({ quantity, price, total }: Entry) => [quantity, price, total];
const EMPTY = emptyEntry(RU);

describe('the numbers of a line', () => {
  it('total = quantity × price, 2 decimals', () => {
    expect(numbers(type(EMPTY, { quantity: '24', price: '41,67' }))).toEqual(['24', '41,67', '1000,08']);
    expect(type(EMPTY, { price: '0.005', quantity: '1' }).total).toBe('0,01');
  });

  it('editing the total sets the price, which stays exact behind its 2 decimals', () => {
    const entry = leaveAll(type(EMPTY, { quantity: '3', total: '100' }), RU);
    expect(numbers(entry)).toEqual(['3', '33,33', '100,00']);
    expect(lineTotal(3, entry.unit_price)).toBe(100_00);
    expect(leaveNumber(entry, 'price', RU)).toBe(entry);
    expect(type(entry, { quantity: '6' }).total).toBe('200,00');
  });

  it('a negative total, or one without a quantity, is 0; below 0 resets to 0', () => {
    expect(type(EMPTY, { quantity: '2', total: '-5' }).total).toBe('0');
    expect(type(EMPTY, { total: '5' }).total).toBe('0');
    expect(numbers(type(EMPTY, { quantity: '-1', price: '-2' }))).toEqual(['0', '0', '0,00']);
  });

  it('a zero clears on focus; an empty field becomes 0 on blur', () => {
    expect(numbers(enterNumber(EMPTY, 'price', RU))).toEqual(['0', '', '0,00']);
    expect(enterNumber(type(EMPTY, { price: '5' }), 'price', RU).price).toBe('5');
    const emptied = (['quantity', 'price', 'total'] as const).reduce(
      (now, field) => enterNumber(now, field, RU),
      EMPTY,
    );
    expect(numbers(leaveAll(emptied, RU))).toEqual(numbers(EMPTY));
    expect(isStarted(leaveAll(emptied, RU))).toBe(false);
  });

  it('for any input, the displayed total is the booked total', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.integer({ min: -10, max: 99_999 }).map(String),
      fc.double({ min: 0, max: 9999, noNaN: true }).map((value) => value.toFixed(3).replace('.', ',')),
    );
    const step = fc.record({ field: fc.constantFrom('quantity' as const, 'price' as const, 'total' as const), text });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
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
      }),
    );
  });
});

const item = { parent_id: 10, category_id: 101, measure_id: 3, description: '' };
const anyLine = fc.record({
  key: fc.integer({ min: 1, max: 30 }),
  item_id: fc.option(fc.integer({ min: 1, max: 99 })),
  name: fc.constantFrom('Чанг', 'Ром', 'Лайм'),
  parent_id: fc.constant(10),
  category_id: fc.constant(101),
  measure_id: fc.constant(3),
  description: fc.constant(''),
  barcode: fc.option(fc.constantFrom('885', '460')),
  quantity: fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
  price: fc.double({ min: 0, max: 9999, noNaN: true }),
});
const line = (over: Partial<BatchLine>): BatchLine => ({
  ...item,
  key: 1,
  item_id: null,
  name: 'Сидр',
  barcode: null,
  quantity: 1,
  price: 10,
  ...over,
});

describe('the list', () => {
  it('has each line once, an edited one in its place', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
        const list = lines.reduce<readonly BatchLine[]>(putLine, []);
        expect(list.map(({ key }) => key)).toEqual([...new Set(lines.map(({ key }) => key))]);
        list.forEach((one) => expect(one).toBe(lines.findLast(({ key }) => key === one.key)));
      }),
    );
  });

  it('totals the lines in whole satang, with VAT rounded for each', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), fc.boolean(), (lines, include_vat) => {
        const sums = lines.map(({ quantity, price }) => lineTotal(quantity, price));
        const paid = sums.map((sum) => (include_vat ? withVat(sum) : sum)).reduce((sum, one) => sum + one, 0);
        expect(toSatang(totalBaht({ ...EMPTY_BATCH, lines, include_vat }))).toBe(paid);
      }),
    );
  });

  it('matches the body of the call, in its order', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), (lines) => {
        const body = bodyOf({ ...EMPTY_BATCH, lines });
        expect(addToStock.body.parse(body)).toEqual(body);
        expect(body.items).toHaveLength(lines.length);
      }),
    );
  });

  it('a line edited and restored unchanged stays the same', () => {
    fc.assert(
      fc.property(anyLine, (before) => {
        expect(lineOf(leaveAll(entryOf(before, RU), RU), [before], RU)).toEqual(before);
      }),
    );
  });

  it('own funds and paying later exclude each other', () => {
    const flag = fc.constantFrom<Flag>('use_own_funds', 'pay_later', 'include_vat');
    fc.assert(
      fc.property(fc.array(fc.tuple(flag, fc.boolean())), (steps) => {
        const batch = steps.reduce<Batch>((now, [name, on]) => setFlag(now, name, on), EMPTY_BATCH);
        expect(batch.use_own_funds && batch.pay_later).toBe(false);
      }),
    );
  });

  it('names what a line lacks, and a duplicate new item', () => {
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

  it('attaches barcodes to the items of their lines, new or existing', () => {
    const lines = [line({ barcode: '1' }), line({ key: 2 }), line({ key: 3, item_id: 7, barcode: '3' })];
    expect(barcodesOf(lines, [41, 42, 7]).map(({ barcode, item_id }) => [barcode, item_id])).toEqual([
      ['1', 41],
      ['3', 7],
    ]);
    expect(barcodesOf(lines, []).map(({ item_id }) => item_id)).toEqual([null, 7]);
  });
});

describe('a scanner in the wrong field', () => {
  const keys = (text: string, ms: number, start = '', from = 1000) =>
    Array.from(text).reduce<{ burst: Burst | null; value: string; at: number }>(
      ({ burst, value, at }, key) => ({ burst: follow(burst, value, at + ms), value: value + key, at: at + ms }),
      { burst: null, value: start, at: from },
    );

  it('is detected by its speed; text typed before it stays', () => {
    const { burst, value, at } = keys('8850999320017', 8, '5');
    expect(scannedInto(burst, value, at + 5)).toEqual({ code: '8850999320017', before: '5' });
  });

  it('is not confused with typing, nor with a short or decimal number', () => {
    const slow = keys('1000000', 120);
    expect(scannedInto(slow.burst, slow.value, slow.at + 120)).toBeNull();
    const short = keys('12', 5);
    expect(scannedInto(short.burst, short.value, short.at + 5)).toBeNull();
    const decimal = keys('1000,125', 5);
    expect(scannedInto(decimal.burst, decimal.value, decimal.at + 5)).toBeNull();
  });
});
