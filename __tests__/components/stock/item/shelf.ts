import { real } from '@/lib/contract/real';
import { browserPath, type Endpoint, type ReplyOf } from '@/lib/contract/endpoint';
import { menuRows } from '@/lib/contract/menu';
import { statusOf } from '@/lib/contract/problem';
import {
  stockBarcodes,
  stockCategories,
  stockDependencies,
  stockRows,
  type Barcode,
  type MadeFrom,
  type StockItemRow,
  type StockRow,
} from '@/lib/contract/stock';
import {
  addBarcode,
  deleteBarcode,
  deleteSensor,
  mergeStock,
  saveStockItem,
  setSensor,
  stockHistory,
  transferStock,
  undoWriteOff,
  writeOffStock,
} from '@/lib/contract/stock-edit';
import { answer } from '@/__tests__/support/answer';

const node = {
  status: 0,
  category_id: 48,
  category: 'Хозяйство',
  description: '',
  last_update: 1_790_000_000,
  version: 3,
};
const item = (item_id: number, parent_id: number, name: string, more: Partial<StockItemRow> = {}): StockItemRow => ({
  ...node,
  is_file: true,
  item_id,
  parent_id,
  name,
  measure_id: 3,
  measure_name: 'litre',
  quantity: 10,
  stock_price: 500,
  ...more,
});
const folder = (item_id: number, parent_id: number, name: string): StockRow => ({
  ...node,
  is_file: false,
  item_id,
  parent_id,
  name,
  items: 1,
});

export const RUM = item(201, 10, 'Ром');
export const WHITE = item(202, 10, 'Ром белый', { quantity: 5, stock_price: 200, sensor_id: 7, channel_id: 2 });
export const LIME = item(204, 10, 'Лайм', { measure_id: 2, measure_name: 'unit', quantity: 30, stock_price: 5 });
export const ALE = item(301, 3594, 'Эль', { quantity: 2 });

/** The calls of the item's dialogs at `fetch`; `sent` holds the commands, `replies` the next replies. */
export function serveShelf() {
  const state = {
    rows: [folder(10, 0, 'Бар'), folder(3594, 0, 'Варка'), RUM, WHITE, LIME, ALE] as StockRow[],
    categories: [{ category_id: 48, name: 'Хозяйство' }] as ReplyOf<typeof stockCategories>['items'],
    barcodes: [{ barcode_id: 1, barcode: '460', menu_id: null }] as Barcode[],
    replies: [] as Readonly<Record<string, unknown>>[],
    makers: [] as MadeFrom[],
    gate: Promise.resolve() as Promise<unknown>,
  };
  const sent: { call: string; body: unknown }[] = [];
  const reads: readonly (readonly [Endpoint, () => object])[] = [
    [stockRows, () => ({ rows: state.rows })],
    [stockCategories, () => ({ items: state.categories })],
    [stockBarcodes, () => ({ items: state.barcodes })],
    [stockDependencies, () => ({ items: [], made_from: state.makers })],
    [stockHistory, () => ({ items: [] })],
    [menuRows, () => ({ rows: [] })],
  ];
  const commands: readonly Endpoint[] = [
    saveStockItem,
    writeOffStock,
    undoWriteOff,
    mergeStock,
    transferStock,
    addBarcode,
    deleteBarcode,
    setSensor,
    deleteSensor,
  ];
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input as string, 'http://venue.test');
    const serves = ({ path }: Endpoint) => browserPath(path) === pathname;
    const read = reads.find(([endpoint]) => serves(endpoint));
    if (read) return answer(real(read[0].reply).parse(read[1]()) as object);
    const command = commands.find(serves);
    if (!command) throw new Error(`Not served: ${pathname}`);
    const body = real(command.body)?.parse(JSON.parse(init?.body as string));
    sent.push({ call: command.id, body });
    await state.gate;
    const reply = state.replies.shift() ?? (command === addBarcode ? { added: true, barcode_id: 9 } : {});
    return answer(reply, 'code' in reply ? statusOf(Number(reply.code)) : 200);
  };
  return { state, sent };
}
