import { wordsIn } from '@/lib/bff/words';
import { paperTotals } from '@/lib/reports/paper';
import { totalNames } from '@/lib/reports/report/totals';
import { draftBeer } from '@/lib/reports/statistics/draft-beer';
import { findReportTable } from '@/lib/reports/sections';
import { viewOf } from '@/lib/reports/view';

const writing = { locale: 'ru', timeZone: 'Asia/Bangkok' };
const weighed = { stock_kg: 2.5, purchased_kg: 0, sold_kg: 0, written_off_kg: 0.5 };

test('kilograms of alcohol have a line only if there are any, and no space is reserved for it', () => {
  const table = findReportTable('statistics', 'alcohol');
  if (!table) throw new Error('no report of alcohol');
  const words = wordsIn('ru');
  const lines = (totals: Record<string, number>) =>
    paperTotals(table, viewOf(table, new URLSearchParams()), { items: [], totals }, words, writing)?.lines ?? [];
  expect(lines({ stock_quantity: 1 }).map(({ label }) => label)).toEqual(['Литры', 'Штуки', 'Стоимость, ฿']);
  const all = lines({ stock_quantity: 1, ...weighed });
  expect(all.map(({ label }) => label)).toEqual(['Литры', 'Килограммы', 'Штуки', 'Стоимость, ฿']);
  expect(all[1]?.cells).toEqual(['2,50', '0,00', '0,00', '0,50']);
});

test('draft beer in kegs by the piece is named after the litres', () => {
  expect(totalNames(draftBeer, undefined)).not.toContain('stock_units');
  expect(totalNames(draftBeer, { stock_units: 8, stock_quantity: 40 })).toEqual(['stock_quantity', 'stock_units']);
});
