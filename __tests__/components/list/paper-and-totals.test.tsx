import { screen, within } from '@testing-library/react';
import { PaperList } from '@/components/list/paper-list';
import { measured } from '@/lib/lists/chart';
import type { Paper } from '@/lib/lists/paper';
import { renderUi, textsOf } from '../../support/render';
import { weekend } from '../chart/charts';
import { TotalsBlock } from '@/components/list/totals-block';
import { paperOf } from '../../support/paper';

/** The page prints itself once its fonts are loaded. */
Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: new Promise(() => {}) } });

const paper = paperOf({ title: 'Выручка', chart: measured(weekend, () => 'шт.') });

const open = (more: Partial<Paper> = {}) =>
  renderUi(
    <PaperList
      paper={{ ...paper, ...more }}
      venue="Chang"
      printed=""
      back="/statistics"
      words={{ print: 'Печать', back: 'Назад', rows: '1 строка', empty: 'Пусто' }}
    />,
  );

test('the chart is above the rows, with names of series and units of axes', () => {
  open();
  const chart = screen.getByRole('img', { name: 'Выручка по дням' });
  for (const text of ['Выручка по дням', 'Бар', 'Кухня', 'Заказы', '฿', 'шт.', '20.11', 'Пт'])
    expect(within(chart).getByText(text)).toBeInTheDocument();
  expect(chart.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a title already on the paper is not repeated; a list without a chart has none', () => {
  const { unmount } = open({ title: 'Выручка по дням' });
  expect(within(screen.getByRole('img')).queryByText('Выручка по дням')).not.toBeInTheDocument();
  unmount();
  open({ chart: null });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

const pending = {
  title: 'На столах',
  columns: ['Заказано', 'Стол', 'Кол-во'].map((label, at) => ({ label, right: at === 2, percent: 20, wraps: false })),
  rows: [['20.11.2026 20:00', '7', '0,50']],
  total: ['Итого', '', '0,50'],
  empty: 'Ничего',
};

test('small tables follow the rows, each with its total, or with a text when empty', () => {
  open({ besides: [pending, { ...pending, title: 'На баре', rows: [], total: null }] });
  const table = screen.getByRole('table', { name: 'На столах' });
  const texts = textsOf(within(table).getAllByRole('row'));
  expect(texts).toEqual(['ЗаказаноСтолКол-во', '20.11.2026 20:0070,50', 'Итого0,50']);
  expect(within(screen.getByRole('table', { name: 'На баре' })).getByText('Ничего')).toBeInTheDocument();
});

test('a cell keeps its screen colour', () => {
  open({ rows: [{ cells: ['20.11', '−5,00'], tones: { 1: 'bad' }, struck: false, strong: false }] });
  expect(screen.getByRole('cell', { name: '−5,00' })).toHaveAttribute('data-tone', 'bad');
  expect(screen.getByRole('cell', { name: '20.11' })).not.toHaveAttribute('data-tone');
});

const NAMES = ['orders_price', 'prime_cost', 'margin', 'discount'] as const;

test('a rotated block keeps the currency beside each name', () => {
  const heads = NAMES.map((key) => ({ key, kind: 'money' as const, label: () => key }));
  const line = (key: string) => ({ key, label: () => key, cells: () => ({ margin: 7 }) });
  renderUi(<TotalsBlock totals={{ heads: () => heads, lines: [line('bar'), line('kitchen')] }} reply={{}} />);
  const [upright, across] = screen.getAllByRole('table');
  for (const name of NAMES) {
    expect(within(upright!).getByRole('columnheader', { name: new RegExp(`^${name} ?, ฿$`) })).toBeInTheDocument();
    expect(within(across!).getByRole('rowheader', { name: new RegExp(`^${name} ?, ฿$`) })).toBeInTheDocument();
  }
});
