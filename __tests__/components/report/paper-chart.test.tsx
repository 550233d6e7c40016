import { screen, within } from '@testing-library/react';
import { PaperList } from '@/components/report/paper-list';
import { measured } from '@/lib/reports/chart';
import type { Paper } from '@/lib/reports/paper';
import { renderUi } from '../../support/render';
import { weekend } from '../chart/charts';

/** The page prints itself once its fonts are there. */
Object.defineProperty(document, 'fonts', { value: { ready: new Promise(() => {}) } });

const paper: Paper = {
  title: 'Выручка',
  scope: 'Этот месяц',
  chart: measured(weekend, () => 'шт.'),
  columns: [{ label: 'День', right: false, percent: 100, wraps: true }],
  rows: [{ cells: ['20.11'], struck: false, strong: false }],
  totals: null,
  cut: '',
  wide: false,
};

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

test('the chart stands above the rows, with the names of its series and the measures of its axes', () => {
  open();
  const chart = screen.getByRole('img', { name: 'Выручка по дням' });
  for (const text of ['Выручка по дням', 'Бар', 'Кухня', 'Заказы', '฿', 'шт.', '20.11', 'Пт'])
    expect(within(chart).getByText(text)).toBeInTheDocument();
  expect(chart.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a title that the paper has already is not said again; a list without a chart has none', () => {
  const { unmount } = open({ title: 'Выручка по дням' });
  expect(within(screen.getByRole('img')).queryByText('Выручка по дням')).not.toBeInTheDocument();
  unmount();
  open({ chart: null });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
