import { screen } from '@testing-library/react';
import { BatchPreview } from '@/components/craft/batch-preview';
import { CraftCost } from '@/components/craft/craft-cost';
import { SightProvider } from '@/components/sight/sight';
import { LiveVolume } from '@/components/statistics/live-volume';
import { ReportNote } from '@/components/statistics/report-note';
import { CostMovesDialog } from '@/components/stock/add/cost-moves-dialog';
import { chooseItem, emptyEntry } from '@/components/stock/add/entry';
import { readSensor } from '@/lib/contract/sensors';
import { listCostMoves } from '@/lib/contract/cost-moves';
import { craftCosts } from '@/lib/contract/craft-card';
import { craftIngredients } from '@/lib/contract/craft';
import type { Craft } from '@/lib/contract/craft';
import type { StockItemRow } from '@/lib/contract/stock';
import { BLIND_COUNTS } from '@/lib/contract/permission';
import { renderUi } from '@/__tests__/support/render';
import { on, serve } from '@/__tests__/support/serve';

const { closes } = BLIND_COUNTS.stock;
const NOTE = 'Остатки скрыты до конца пересчёта';
const show = (part: React.ReactNode, closed: readonly (typeof closes)[number][] = closes) =>
  renderUi(
    <SightProvider hidden={closes} closed={closed}>
      {part}
    </SightProvider>,
  );
const craft = {
  ...{ craft_id: 1, name: 'Соус', stock_id: 9, stock_name: 'Соус', measure: 'кг', output_quantity: 1 },
  ...{ parent_id: null, stock_parent_id: null, status: 0, employee_name: null },
} satisfies Craft;

test('a craft shows no cost by day, and says why', async () => {
  serve(on(craftCosts, {}));
  show(<CraftCost craft={craft} />);
  expect(await screen.findByText(NOTE)).toBeVisible();
});

test('a batch shows what it takes, with a dash for each cost', async () => {
  const line = { item_id: 2, name: 'Томат', item_quantity: 2, measure_name: 'кг' };
  serve(on(craftIngredients, { items: [line] }));
  show(<BatchPreview craft={craft} quantity={1} real={undefined} />);
  const row = await screen.findByRole('row', { name: /Томат/ });
  expect(row).toHaveTextContent(/2\sкг—/);
  expect(document.body).not.toHaveTextContent(/0,00|NaN/);
});

test('moved costs are not listed', async () => {
  serve(on(listCostMoves, {}));
  show(<CostMovesDialog mayPrice onClose={() => undefined} />);
  expect(await screen.findByText(NOTE)).toBeVisible();
});

test('a tap has a dash that says why', async () => {
  serve(on(readSensor, { channels: [{ channel: 1 }] }));
  show(<LiveVolume sensor={7} channel={1} />);
  expect(await screen.findByText('—')).toHaveAttribute('title', NOTE);
});

test('a report says it to whom the count closes quantities, and not to somebody who may never see them', () => {
  const { unmount } = show(<ReportNote part="products" />);
  expect(screen.getByText(NOTE)).toBeVisible();
  unmount();
  show(<ReportNote part="products" />, ['held']);
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});

test('a delivery of an item without its price leaves the price to be typed', () => {
  const before = { ...emptyEntry('ru'), price: '90,00', unit_price: 90 };
  const row = { item_id: 2, name: 'Томат', parent_id: 1, category_id: 3, measure_id: 1, description: '' };
  expect(chooseItem(before, row as StockItemRow, 'ru')).toMatchObject({ item_id: 2, price: '0,00', unit_price: 0 });
});
