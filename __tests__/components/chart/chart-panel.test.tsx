import { act, fireEvent, screen, within } from '@testing-library/react';
import { ChartPanel, type ChartPanelProps } from '@/components/chart/chart-panel';
import type { ColumnCanvasProps } from '@/components/chart/column-canvas';
import { renderUi, type RenderUiOptions, textsOf } from '../../support/render';
import { weekend } from './charts';

// jsdom has no canvas; the drawing itself is checked in the browser.
jest.mock('@/components/chart/column-canvas', () => ({
  ColumnCanvas: ({ chart, hidden, reached }: ColumnCanvasProps) => (
    <div
      data-testid="drawn"
      data-series={chart.series.filter(({ key }) => !hidden.has(key)).map(({ key }) => key)}
      data-reached={reached ?? 'none'}
    />
  ),
}));

const spaced = (text: string | null) => text?.replaceAll(/\s/g, ' ');

async function openPanel(props: Partial<ChartPanelProps> = {}, options: RenderUiOptions = {}) {
  const ui = renderUi(
    <>
      <button>до</button>
      <ChartPanel id="revenue" chart={weekend} {...props} />
      <button>после</button>
    </>,
    options,
  );
  const drawn = await screen.findByTestId('drawn');
  return { ...ui, drawn, list: screen.getByRole('listbox', { name: 'Выручка по дням' }) };
}

/** The option that a screen reader announces. */
const readOut = (list: HTMLElement) =>
  spaced(document.getElementById(list.getAttribute('aria-activedescendant') ?? '')!.textContent);

test('the legend hides a series, also by keys, in the drawing and in the announcement; keys move between columns, which are marked and read out with their sum; leaving removes the mark', async () => {
  const { user, drawn, list } = await openPanel();
  const legend = within(screen.getByRole('group', { name: 'Ряды графика' }));
  expect(textsOf(legend.getAllByRole('button'))).toEqual(['Бар', 'Кухня', 'Заказы']);
  act(() => legend.getByRole('button', { name: 'Бар' }).focus());
  await user.keyboard('{Enter}');
  expect(legend.getByRole('button', { name: 'Бар', pressed: false })).toHaveFocus();
  expect(drawn).toHaveAttribute('data-series', 'kitchen,orders');
  act(() => list.focus());
  expect(readOut(list)).toBe('20.11 Пт: Кухня 800,00 ฿, Заказы 4 шт.');
  await user.click(legend.getByRole('button', { name: 'Бар' }));
  expect(drawn).toHaveAttribute('data-series', 'bar,kitchen,orders');
  act(() => list.focus());
  expect(drawn).toHaveAttribute('data-reached', '0');
  expect(readOut(list)).toBe('20.11 Пт: Бар 1 200,00 ฿, Кухня 800,00 ฿, Заказы 4 шт., Всего 2 000,00 ฿');
  await user.keyboard('{ArrowRight}');
  expect(drawn).toHaveAttribute('data-reached', '1');
  expect(readOut(list)).toMatch(/^21.11 Сб: Бар 12 000,50 ฿/);
  await user.keyboard('{End}{ArrowRight}');
  expect(drawn).toHaveAttribute('data-reached', '2');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(drawn).toHaveAttribute('data-reached', '0');
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'после' })).toHaveFocus();
  expect(drawn).toHaveAttribute('data-reached', 'none');
  await user.tab({ shift: true });
  expect(drawn).toHaveAttribute('data-reached', '1');
});

test('Enter, Space and a screen reader’s press open a column, as the hint explains where there are details', async () => {
  const plain = await openPanel();
  expect(plain.list).not.toHaveAccessibleDescription(/Enter/);
  plain.unmount();
  const onPoint = jest.fn();
  const { user, list } = await openPanel({ onPoint });
  expect(list).toHaveAccessibleDescription(/Enter открывает подробности/);
  act(() => list.focus());
  await user.keyboard('{ArrowRight}{Enter}{ArrowRight} ');
  fireEvent.click(within(list).getAllByRole('option')[0]!);
  expect(onPoint.mock.calls).toEqual([[1], [2], [0]]);
});

test('the same figures are in a table with sums, and the choice is remembered', async () => {
  const { user, unmount } = await openPanel();
  await user.click(screen.getByRole('button', { name: 'Таблица' }));
  const cells = () =>
    within(screen.getByRole('table', { name: 'Выручка по дням' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => spaced(cell.textContent)));
  expect(cells()).toEqual([
    ['', 'Бар, ฿', 'Кухня, ฿', 'Заказы, шт.'],
    ['20.11 Пт', '1 200,00', '800,00', '4'],
    ['21.11 Сб', '12 000,50', '4 000,00', '31'],
    ['22.11 Вс', '0,00', '300,00', '2'],
    ['Всего', '13 200,50', '5 100,00', '37'],
  ]);
  expect(screen.getByRole('rowheader', { name: '21.11 Сб' })).toHaveAttribute('data-day', 'weekend');
  expect(screen.queryByTestId('drawn')).not.toBeInTheDocument();
  unmount();
  renderUi(<ChartPanel id="revenue" chart={weekend} />);
  expect(screen.getByRole('table')).toBeVisible();
  renderUi(<ChartPanel id="hours" chart={weekend} />);
  expect(await screen.findByTestId('drawn')).toBeInTheDocument();
});

test('switching works without browser storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await openPanel({ id: 'unkept' });
  await user.click(screen.getByRole('button', { name: 'Таблица' }));
  expect(screen.getByRole('table')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'График' }));
  expect(await screen.findByTestId('drawn')).toBeInTheDocument();
});

test('its place is reserved while loading; a hidden series stays hidden in another period, and behind the table; an empty chart has a text', async () => {
  const { user, rerender } = renderUi(<ChartPanel id="revenue" chart={null} />);
  expect(screen.getByRole('region', { name: 'График загружается' })).toBeVisible();
  rerender(<ChartPanel id="revenue" chart={weekend} />);
  await user.click(screen.getByRole('button', { name: 'Бар' }));
  rerender(<ChartPanel id="revenue" chart={null} />);
  rerender(<ChartPanel id="revenue" chart={{ ...weekend, points: weekend.points.slice(0, 1) }} />);
  expect(await screen.findByTestId('drawn')).toHaveAttribute('data-series', 'kitchen,orders');
  await user.click(screen.getByRole('button', { name: 'Таблица' }));
  await user.click(screen.getByRole('button', { name: 'График' }));
  expect(await screen.findByTestId('drawn')).toHaveAttribute('data-series', 'kitchen,orders');
  expect(screen.getByRole('button', { name: 'Бар', pressed: false })).toBeVisible();
  // A single series has no legend that could bring it back.
  rerender(<ChartPanel id="revenue" chart={{ ...weekend, series: weekend.series.slice(0, 1) }} />);
  expect(await screen.findByTestId('drawn')).toHaveAttribute('data-series', 'bar');
  rerender(<ChartPanel id="revenue" chart={{ ...weekend, points: [] }} />);
  expect(screen.getByText('Показывать нечего: за этот период данных нет.')).toBeVisible();
});
