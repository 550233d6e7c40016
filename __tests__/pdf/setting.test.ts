import fc from 'fast-check';
import { linesOf } from '@/lib/lists/lines';
import { paginate } from '@/lib/pdf/paginate';
import { always } from '../support/always';

const charCount = (text: string) => Array.from(text).length;
const text = fc.string({ unit: fc.constantFrom(...Array.from('абв cd-ข้าวผัด汤面 ')), maxLength: 60 });
const width = fc.integer({ min: 3, max: 20 });
const bare = (value: string) => value.replaceAll(' ', '');

describe('linesOf', () => {
  it('loses nothing but spaces at line ends, and makes no line wider than the limit, but for a single sign', () => {
    const signs = new Intl.Segmenter('th', { granularity: 'grapheme' });
    always(text, width, (value, limit) => {
      const lines = linesOf(value, limit, charCount, 99);
      expect(bare(lines.join(''))).toBe(bare(value));
      for (const line of lines.filter((one) => Array.from(signs.segment(one)).length > 1))
        expect(charCount(line)).toBeLessThanOrEqual(limit);
    });
  });

  it('keeps a sign with its marks whole, and breaks between words where possible', () => {
    expect(linesOf('а\u0e49\u0e49\u0e31бв', 3, charCount)).toEqual(['а\u0e49\u0e49\u0e31', 'бв']);
    expect(linesOf('Очень длинное название', 14, charCount)).toEqual(['Очень длинное', 'название']);
    expect(linesOf('джин-тоник', 6, charCount)).toEqual(['джин-', 'тоник']);
    expect(linesOf('ข้าวผัด', 5, charCount)).toEqual(['ข้าว', 'ผัด']);
    expect(linesOf('', 5, charCount)).toEqual(['']);
  });
});

describe('paginate', () => {
  const block = fc.record({
    head: fc.integer({ min: 1, max: 20 }),
    rows: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 40 }),
  });

  it('never parts totals from the row above them', () => {
    always(block, ({ head, rows }) => {
      const pages = paginate([{ head, rows, ended: true }], 90, 100).map(([part]) => part!);
      const last = pages.at(-1)!;
      expect(last.to).toBe(rows.length);
      if (rows.length > 1) expect(last.from).toBeLessThan(rows.length - 1);
      for (const { from, to } of pages)
        expect(rows.slice(from, to).reduce((sum, row) => sum + row, head)).toBeLessThanOrEqual(100);
    });
  });

  it('puts every row on one page, in order, stays within the page, and leaves none empty but an only one', () => {
    always(fc.array(block), (blocks) => {
      const pages = paginate(blocks, 90, 100);
      const rows = pages.flatMap((page) =>
        page.flatMap(({ section, from, to }) =>
          Array.from({ length: to - from }, (_, at) => `${section}.${from + at}`),
        ),
      );
      expect(rows).toEqual(blocks.flatMap(({ rows: own }, section) => own.map((_, at) => `${section}.${at}`)));
      pages.forEach((page, at) => {
        const height = page.reduce((sum, { section, from, to }) => {
          const { head, rows } = blocks[section]!;
          return rows.slice(from, to).reduce((total, row) => total + row, sum + head);
        }, 0);
        expect(height).toBeLessThanOrEqual(at === 0 ? 90 : 100);
        if (blocks.length > 0) expect(page).not.toHaveLength(0);
      });
    });
  });
});
