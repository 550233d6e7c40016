import { screen, waitFor, within } from '@testing-library/react';
import type { StepChartProps } from '@/components/chart/step-chart';
import { HistoryDialog } from '@/components/sections/stock/story/history-dialog';
import { inMain } from '../in-main';
import { renderUi } from '../../support/render';
import type { Server } from '../../support/serve';
import { stockStory } from '@/lib/sections/stock/contract/story';
import type { StoryKind, StoryRow } from '@/lib/sections/stock/contract/story-row';
import { serveNoStory, serveStory, STORY } from './story-server';
import { DependenciesDialog } from '@/components/sections/stock/story/dependencies-dialog';
import { stockDependencies } from '@/lib/sections/stock/contract/dependencies';
import { CommentCell } from '@/components/sections/stock/story/story-columns';
import type { WireNote } from '@/lib/sections/stock/contract/notes';
import type { z } from 'zod';

// jsdom has no canvas; the chart itself is checked in the browser.
jest.mock('@/components/chart/step-chart', () => ({
  StepChart: ({ label, steps }: StepChartProps) => <div role="img" aria-label={label} data-steps={steps.length} />,
}));

const textsOf = (row: HTMLElement) => Array.from(within(row).getAllByRole('cell'), ({ textContent }) => textContent);

async function openHistory(server: Server = serveStory()) {
  const ui = renderUi(inMain(<HistoryDialog item_id={51} name="Рис" onClose={() => undefined} />));
  const dialog = await screen.findByRole('dialog', { name: 'История: Рис' });
  return { ...ui, asked: () => server.bodies(stockStory), dialog };
}

const movements = () => screen.getByRole('grid', { name: 'Движения позиции' });
const rowOf = (text: RegExp) => within(movements()).findByRole('row', { name: text });
test('the history: starts with the current business day and all kinds; if that is empty, one press widens it; the quantity over time is in words and in a table', async () => {
  const { user, asked } = await openHistory();
  expect(await screen.findByText('За этот период позиция не двигалась.')).toBeVisible();
  expect(asked()[0]).toEqual({ item_id: 51, period_id: 0, filters: [1, 2, 3], page: 1, count: 50 });
  await user.click(screen.getByRole('button', { name: 'Этот месяц' }));
  expect(await rowOf(/Заказ №\u00a077/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Месяц' })).toBeChecked();
  const chart = await screen.findByRole('img', { name: /^Остаток с 20.11.2026 19:00 по 20.11.2026 20:00/ });
  expect(chart).toHaveAttribute('data-steps', '2');
  await user.click(screen.getByRole('button', { name: 'Показать таблицей' }));
  const table = screen.getByRole('grid', { name: 'Остаток за период' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => textsOf(row).slice(0, 2))).toEqual([
    ['20.11.2026 20:00', '−0,500'],
    ['20.11.2026 19:00', '11,500'],
  ]);
});

test('the history: shows each movement with its sign, in the venue’s time, and its kind; Enter on an order’s row opens its positions with their total', async () => {
  const { user } = await openHistory();
  await user.click(screen.getByRole('radio', { name: 'Всё время' }));
  const order = textsOf(await rowOf(/Заказ №\u00a077/));
  const figures = ['5', '10,650', '−0,850', '38,25', '45,00', '20.11.2026 20:00'];
  expect(order).toEqual(expect.arrayContaining([...figures, 'Заказ №\u00a077', 'boris']));
  expect(textsOf(await rowOf(/Накладная №\u00a012/))).toContain('+12,000');
  expect(textsOf(await rowOf(/просыпали/))).toEqual(
    expect.arrayContaining(['−0,500', '−1,000', 'Списание · просыпали · позиция «Рис старый»']),
  );
  const row = await rowOf(/Заказ №\u00a077/);
  row.focus();
  await user.keyboard('{Enter}');
  const opened = await screen.findByRole('dialog', { name: 'Заказ №\u00a077' });
  expect(textsOf(await within(opened).findByRole('row', { name: /Плов/ }))).toEqual(['Плов', '3', '0,750']);
  expect(textsOf(within(opened).getByRole('row', { name: /Итого/ }))).toEqual(['0,750']);
});

test('the history: pages follow; a change of filter or period returns to the first; without any kind of movement a text shows instead of loading', async () => {
  const { user, asked } = await openHistory();
  await user.click(screen.getByRole('radio', { name: 'Всё время' }));
  await user.click(await screen.findByRole('button', { name: 'Страница 3' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ period_id: 4, page: 3 }));
  expect(screen.getByText('101–120 из 120')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Приход' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ filters: [2, 3], page: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Страница 2' }));
  await user.click(screen.getByRole('radio', { name: 'Неделя' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ period_id: 2, page: 1 }));
  for (const name of ['Заказы', 'Списания']) await user.click(screen.getByRole('checkbox', { name }));
  expect(await screen.findByText('Не выбрано, какие движения показать.')).toBeVisible();
  expect(asked().every(({ filters }) => filters.length > 0)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Показать все движения' }));
  expect(screen.getByRole('checkbox', { name: 'Заказы' })).toBeChecked();
});

test('the history: files and paper have the period and kinds of the dialog; an empty history is not printed', async () => {
  const { user, dialog } = await openHistory();
  const print = within(dialog).getByRole('button', { name: 'Печать' });
  await waitFor(() => expect(print).toBeDisabled());
  await user.click(within(dialog).getByRole('radio', { name: 'Месяц' }));
  await rowOf(/Заказ/);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Списания' }));
  await waitFor(() => expect(print).toBeEnabled());
  await user.click(print);
  const pdf = await screen.findByRole('menuitem', { name: 'PDF' });
  expect(pdf).toHaveAttribute('href', '/api/print/stock-story?period_id=3&item=51&filters=1%2C2');
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Скачать' }));
  const xlsx = await screen.findByRole('menuitem', { name: /XLSX/ });
  expect(xlsx).toHaveAttribute('href', '/api/export/stock-story?period_id=3&item=51&filters=1%2C2&format=xlsx');
});

test('the history: a delivery opens by double click or by its number, a batch of a craft by its number', async () => {
  const made = { ...STORY[1]!, stock_story_id: 2, kind: 'craft_out' as const, purchase_number: null, batch_id: 8 };
  const { user } = await openHistory(serveStory([...STORY, made]));
  const opened = async (name: string) => {
    const dialog = await screen.findByRole('dialog', { name });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  await user.click(screen.getByRole('radio', { name: 'Всё время' }));
  await user.dblClick(await rowOf(/Накладная №\u00a012/));
  await opened('Накладная №\u00a012');
  await user.click(screen.getByRole('button', { name: 'Накладная №\u00a012' }));
  await opened('Накладная №\u00a012');
  await user.click(screen.getByRole('button', { name: 'Ушло на заготовку, партия №\u00a08' }));
  await opened('Партия №\u00a08');
});

test('the history: a failure is shown and can be retried', async () => {
  const { user } = await openHistory(serveNoStory());
  expect(await screen.findByText('История не загрузилась')).toBeVisible();
  expect(await screen.findByText('График не загрузился')).toBeVisible();
  serveStory();
  for (const retry of screen.getAllByRole('button', { name: 'Повторить' })) await user.click(retry);
  expect(await screen.findByText('За этот период позиция не двигалась.')).toBeVisible();
});

const open = () => {
  const onClose = jest.fn();
  return { onClose, ...renderUi(<DependenciesDialog item_id={51} name="Рис" onClose={onClose} />) };
};
const row = (name: RegExp) => screen.findByRole('row', { name });

test('what uses the item: lists dishes that use the item, with its share of the price; a dish links to the menu, a craft does not', async () => {
  serveStory();
  const { user, router, onClose } = open();
  expect(textsOf(await row(/Плов/))).toEqual(
    expect.arrayContaining(['11', 'Плов', '0,250', 'кг', 'Кухня', '15\u202f%', '200,00', '14,53', '5,6\u202f%']),
  );
  expect(screen.getByRole('link', { name: 'Плов' })).toHaveAttribute('href', '/menu?dish=11');
  const craft = within(await row(/сироп/));
  expect(craft.getByText('Заготовка')).toBeVisible();
  expect(craft.queryByRole('link')).toBeNull();
  expect(screen.getByText('2 рецепта')).toBeVisible();
  (await row(/Плов/)).focus();
  await user.keyboard('{Enter}');
  expect(router.push.mock.calls).toEqual([['/menu?dish=11']]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('what uses the item: shows that nothing uses it, or a failure to load', async () => {
  serveStory().on(stockDependencies, { items: [] });
  const { unmount } = open();
  expect(await screen.findByText('Нигде не используется')).toBeVisible();
  unmount();
  serveNoStory();
  const { user } = open();
  expect(await screen.findByText('Список блюд не загрузился')).toBeVisible();
  serveStory();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Плов' })).toBeVisible();
});

test('what uses the item: a craft leads to its screen, and the recipe of the item stands above what uses it', async () => {
  const price = { max_discount: 0, retail_price: 0, prime_cost: 5 };
  const craft = { quantity: 2, measure_name: 'litre', type: 2 as const, ...price };
  const maker = { is_beer_craft: false, output_quantity: 2.5, measure_name: 'kg', prime_cost: 40 };
  serveStory().on(stockDependencies, {
    items: [
      { ...craft, menu_id: 3, name: 'Пунш', is_beer_craft: false, last_update: 0 },
      { ...craft, menu_id: 4, name: 'Эль', is_beer_craft: true, last_update: 0 },
    ],
    made_from: [
      {
        ...maker,
        craft_id: 7,
        name: 'Варка риса',
        ingredients: [
          { item_id: 1, name: 'Крупа', quantity: 1, measure_name: 'kg' },
          { item_id: 2, name: 'Лист', quantity: 3, measure_name: 'unit' },
        ],
      },
      { ...maker, craft_id: 8, name: 'Пустой', output_quantity: 0, ingredients: [] },
    ],
  });
  open();
  expect(await screen.findByRole('link', { name: 'Пунш' })).toHaveAttribute('href', '/craft?craft=3');
  expect(screen.getByRole('link', { name: 'Эль' })).toHaveAttribute('href', '/beer-craft?craft=4');
  const [made, empty] = screen.getAllByRole('definition');
  expect(made).toHaveTextContent('Варка риса Крупа 1,000 кг, Лист 3 шт. → 2,500 кг, 40,00 ฿ за кг');
  expect(empty).toHaveTextContent(/^Пустой пока без ингредиентов$/);
  expect(screen.getByRole('link', { name: 'Варка риса' })).toHaveAttribute('href', '/craft?craft=7');
});

describe('the comment', () => {
  type WireNote = z.infer<typeof WireNote>;
  const row = (kind: StoryKind, description: string, note: WireNote | null | undefined): StoryRow => ({
    ...STORY[0]!,
    order_number: null,
    kind,
    description,
    ...(note !== undefined && { note }),
  });

  const comment = (one: StoryRow, locale: 'ru' | 'en'): string | null => {
    const { container, unmount } = renderUi(<CommentCell row={one} onOpen={undefined} />, { locale });
    const text = container.querySelector('span')!.textContent;
    expect(container.querySelector('span')!.title).toBe(text);
    unmount();
    return text;
  };

  test('the cause of a loss is told in the reader’s language, with its comment as typed', () => {
    const lost = { ...row('write_off', 'Бой: уронили', undefined), cause: 'broken' as const, comment: 'уронили' };
    expect(comment(lost, 'ru')).toBe('Списание · Бой: уронили');
    expect(comment(lost, 'en')).toBe('Write-off · Breakage: уронили');
    expect(comment({ ...lost, comment: '' }, 'en')).toBe('Write-off · Breakage');
  });

  test('a note has its figures and measures in the reader’s language', () => {
    const one = row('recalculation', 'не это', {
      kind: 'measureChanged',
      args: { from: 'unit', factor: 0.065, to: 'kg' },
    });
    expect(comment(one, 'ru')).toMatch(/ · Пересчёт единицы: 1 шт\. = 0,065 кг$/);
    expect(comment(one, 'en')).toMatch(/ · Unit recalculated: 1 pcs = 0\.065 kg$/);
  });

  test.each<[string, WireNote | null | undefined]>([
    ['what somebody typed', null],
    ['the sentence of a server that sends no notes', undefined],
    ['a note of a kind that is not known here', { kind: 'distilled', args: {} }],
    ['a note without its arguments', { kind: 'merged', args: { id: 5 } }],
  ])('%s is shown as it was written, in either language', (_, note) => {
    const one = row('write_off', 'Разбили', note);
    expect(comment(one, 'ru')).toBe('Списание · Разбили');
    expect(comment(one, 'en')).toMatch(/ · Разбили$/);
  });

  test('a batch of a craft has its number, and a forced one says so', () => {
    const note = { kind: 'craftedShort', args: { name: 'Соус' } };
    const one = { ...row('craft_out', 'не это', note), batch_id: 12 };
    expect(comment(one, 'ru')).toBe('Ушло на заготовку, партия №\u00a012 · Приготовлено: Соус. По остаткам не хватало');
    expect(comment(one, 'en')).toBe('Used for prep, batch No.\u00a012 · Prep: Соус. The books had too little');
  });
});
