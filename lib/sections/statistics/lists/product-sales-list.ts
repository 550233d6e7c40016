import { byPlace, HALLS, opensOn, PLACE_IDS, PLACES, type Place } from '@/lib/contract/places';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { reportDecimals } from '@/lib/domain/measure';
import { timePoints } from '@/lib/lists/chart';
import { choiceFilter, idFilter } from '@/lib/lists/filters';
import { MOST_ROWS } from '@/lib/lists/report/endpoints';
import { namePart } from '@/lib/lists/name-part';
import { filterNames, filterWords } from '@/lib/lists/report/filter-names';
import { hall } from '@/lib/lists/report/filters';
import type { SmallTable } from '@/lib/lists/small-table';
import { columnsIn, defineList, type Words, type Writing } from '@/lib/lists/list';
import { writeValue } from '@/lib/lists/write';
import { recordNumber } from '@/lib/domain/record-number';
import { productSales, type PaidRow, type ProductSales } from './product-sales';

const filters = { hall: hall() };
const addressOf = (place: Place) => ({ item: idFilter, hall: choiceFilter(HALLS, opensOn(place)) });

/** Quantity of a product on open tables, with its sum. */
export function pendingTable(reply: ReplyOf<ProductSales>, words: Words, writing: Writing): SmallTable {
  const { pending, item } = reply;
  const decimals = reportDecimals(item?.measure_name);
  const written = (quantity: number) => writeValue('quantity', quantity, writing, decimals);
  const sum = pending.reduce((all, { count }) => all + count, 0);
  return {
    title: words('reports.productSales.pending'),
    columns: [
      { label: words('reports.productSales.added'), right: false, percent: 22, wraps: false },
      { label: words('reports.productSales.table'), right: false, percent: 18, wraps: true },
      { label: words('reports.productSales.quantity'), right: true, percent: 16, wraps: false },
    ],
    rows: pending.map(({ time, table, count }) => [writeValue('time', time, writing), table, written(count)]),
    total: pending.length > 0 ? [words('reports.productSales.total'), '', written(sum)] : null,
    empty: words('reports.productSales.noPending'),
  };
}

/** List of the orders that contain a product, at a place: screen, files and paper. */
const productSalesTable = (place: Place) =>
  defineList<ProductSales, PaidRow, ReturnType<typeof addressOf>>({
    id: `product_sales${PLACES[place].suffix}`,
    section: place,
    path: `/${place}/draft_beer`,
    title: (words) => `${words(`sections.${place}`)}: ${words('reports.productSales.title')}`,
    endpoint: productSales(place),
    period: true,
    asChosen: true,
    filters: addressOf(place),
    most: MOST_ROWS,
    columns: columnsIn<PaidRow>('reports.productSales', {
      orderno: { kind: 'id', width: 84 },
      add_time: {
        kind: 'time',
        minWidth: 132,
        value: ({ add_time }) => add_time[0],
        more: ({ add_time }) => add_time.slice(1),
      },
      time: { kind: 'time', width: 132 },
      table: { kind: 'text', width: 84 },
      quantity: { kind: 'quantity', width: 92, decimals: () => 2 },
      paidsum: { kind: 'money', width: 104 },
      discount: { kind: 'money', width: 96 },
      card: { kind: 'text', width: 120 },
    }),
    totals: {
      lines: [
        {
          key: 'total',
          label: 'exports.totals.total',
          decimals: 2,
          cells: ({ totals: { quantity, paidsum, discount } }) => ({ quantity, paidsum, discount }),
        },
      ],
    },
    input: ({ period, filters: { item, hall: of }, page, count }) => ({
      body: { ...period, item_id: item, ...(of !== place && { hall: of }), page, count },
    }),
    rows: ({ tableData }) => tableData,
    total: ({ totals }) => totals.total_records,
    keyOf: ({ orderno }) => orderno,
    named: async ({ item: number, hall: of }, words, read, { item }) => [
      ...(item ? [namePart('item', number, item.name)] : []),
      ...(await filterNames(filters, { hall: of }, words, read, place)),
    ],
    narrowed: async ({ item: number, hall: of }, words, read, { item }) => [
      words('reports.productSales.of', { name: item?.name ?? recordNumber(number) }),
      ...(await filterWords(filters, { hall: of }, (name) => name, words, read)),
    ],
    besides: (reply, _rows, words, writing) => [pendingTable(reply, words, writing)],
    chart: ({ item, bucket, historyData }, words, { locale, timeZone }) => ({
      title: words('reports.productSales.chart'),
      points: timePoints(
        historyData.map(({ point }) => point),
        bucket,
        locale,
        timeZone,
        bucket === 'day',
      ),
      series: [
        {
          key: 'quantity',
          label: words('reports.productSales.sold'),
          unit: 'quantity',
          decimals: 2,
          measure: item?.measure_name === 'unit' ? words('measures.unit') : words('measures.litre'),
          values: historyData.map(({ quantity }) => quantity),
        },
      ],
    }),
  });

/** List for each place. */
export const productSalesTables = byPlace(productSalesTable);

export const everyProductSalesList = PLACE_IDS.map((place) => productSalesTables[place]);
