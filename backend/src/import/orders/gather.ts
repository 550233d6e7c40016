import { soldId } from '../adopt-sold';
import { collector, told } from '../collector';
import { money } from '../stock/stock-file';
import { realLines } from './doubles';
import type { LineSums } from './line-sums';
import type { Doubles, ImportedGood, ImportedLine, ImportedOrder, OrdersFile, Tender } from './order-file';
import { splitPayment } from './tenders';

/** A parsed line of a receipt. */
export interface Position extends LineSums {
  readonly line: number;
  /** Number of its receipt. */
  readonly number: string;
  /** Identity of its receipt. */
  readonly external_id: string;
  readonly seconds: number;
  readonly day: string;
  readonly good: Omit<ImportedGood, 'external_id' | 'retail_price' | 'line'>;
  readonly tender: Tender | null;
  readonly table: string;
  readonly cashier: string;
  /** Number of lines by the order's own count. */
  readonly stated: number | null;
}
type Kept = ImportedLine & { tender: Tender | null; seconds: number };
const alike = ({ good, quantity, price, discount, cost, seconds, tender }: Kept): string =>
  [good, quantity, price, discount, cost, seconds, tender].join();

interface Receipt extends Pick<ImportedOrder, 'external_id' | 'number' | 'line' | 'day'> {
  opened: number;
  paid: number;
  table: string;
  cashier: string;
  stated: number | null;
  lines: Kept[];
}

const paidsumOf = (lines: readonly ImportedLine[]): number => lines.reduce((sum, { paidsum }) => sum + paidsum, 0);

/** Order lines are numbered by two bytes. */
const MOST_LINES = 32_767;

/** Collects goods by name and SKU: one SKU may stand for several names. The latest sale sets their price. */
function goodsOf() {
  const places = new Map<string, number>();
  const goods: (ImportedGood & { seconds: number })[] = [];
  function place(position: Position): number {
    const { good, line, seconds, quantity, price } = position;
    const external_id = soldId(good.name, good.sku);
    const unit = quantity > 0 && price > 0 ? Math.round(price / quantity) : 0;
    const at = places.get(external_id) ?? goods.length;
    const known = goods[at];
    if (!known) {
      places.set(external_id, at);
      goods.push({ ...good, external_id, line, retail_price: unit, seconds });
    } else if (unit > 0 && (known.retail_price === 0 || seconds >= known.seconds)) {
      goods[at] = { ...known, name: good.name, category: good.category || known.category, retail_price: unit, seconds };
    }
    return at;
  }
  return { place, finish: () => goods.map(({ seconds: _, ...good }): ImportedGood => good) };
}

/**
 * Groups the lines of a file into orders. An order is imported whole or not at all: an unreadable line keeps its order
 * out until it is corrected.
 */
export function gatherOrders({ doubles, otherwise }: { doubles: Doubles; otherwise: Tender }) {
  const { error, notice, finish: listed } = collector();
  const receipts = new Map<string, Receipt>();
  const broken = new Map<string, number>();
  const cancelled = new Set<string>();
  const goods = goodsOf();
  let copies = 0;
  const untold: number[] = [];

  /** A line that cannot be read. Without the text of its cell, the sentence is its kind. */
  function fault(line: number, number: string, text: string, satang: number | null): void {
    error(line, [], text, { kind: text.replace(/ \(.*\)/, ''), satang });
    if (number !== '' && !broken.has(number)) broken.set(number, line);
  }

  function add(position: Position): void {
    const { external_id, number, line, day, seconds, table, cashier, stated, tender, remark } = position;
    const { quantity, price, discount, paidsum, cost } = position;
    let receipt = receipts.get(external_id);
    if (!receipt) {
      const about = { external_id, number, line, day, table, cashier, stated };
      receipt = { ...about, opened: seconds, paid: seconds, lines: [] };
      receipts.set(external_id, receipt);
    }
    receipt.opened = Math.min(receipt.opened, seconds);
    receipt.paid = Math.max(receipt.paid, seconds);
    receipt.table ||= table;
    receipt.cashier ||= cashier;
    receipt.stated ??= stated;
    const good = goods.place(position);
    receipt.lines.push({ line, good, quantity, price, discount, paidsum, cost, tender, seconds });
    if (remark) notice(line, remark.text, { kind: remark.kind, satang: paidsum });
  }

  /** Notes on the line count of an order that has one. */
  function counted({ number, line, stated, lines }: Receipt, real: readonly Kept[]): void {
    copies += lines.length - real.length;
    const paid = paidsumOf(real);
    if (real.length < lines.length)
      notice(
        line,
        `Order ${number} repeats ${lines.length - real.length} of its ${lines.length} lines; they were left out.`,
        { kind: 'Orders that repeat lines, without the repeated ones.', satang: paidsumOf(lines) - paid },
      );
    if (stated !== null && real.length !== stated)
      notice(line, `Order ${number} has ${stated} lines by its own count; ${real.length} are in the file.`, {
        kind: 'Orders with another number of lines than they count.',
        satang: paid,
      });
  }

  function orderOf(receipt: Receipt): ImportedOrder | null {
    const { number, line } = receipt;
    const at = broken.get(number);
    if (at !== undefined) {
      error(line, [], `Order ${number} stays out whole: its line ${at} cannot be read.`, {
        kind: 'Readable lines of orders that stay out whole.',
        satang: paidsumOf(receipt.lines),
      });
      return null;
    }
    const real = realLines(receipt.lines, alike, receipt.stated, doubles);
    counted(receipt, real);
    if (real.length > MOST_LINES) {
      error(line, [], `Order ${number} has ${real.length} lines; ${MOST_LINES} are the most.`, {
        kind: 'Orders with too many lines.',
        satang: paidsumOf(real),
      });
      return null;
    }
    if (real.some(({ tender }) => tender === 'both'))
      notice(line, `Order ${number} was paid in cash and by card; how much of each is not in the file: half each.`, {
        kind: 'Orders paid in cash and by card: half each.',
        satang: paidsumOf(real),
      });
    if (real.every(({ tender }) => tender === null)) untold.push(paidsumOf(real));
    const sum = (of: 'price' | 'discount' | 'paidsum') => real.reduce((total, each) => total + each[of], 0);
    return {
      ...receipt,
      price: sum('price'),
      discount: sum('discount'),
      paidsum: sum('paidsum'),
      ...splitPayment(real, otherwise),
      lines: real,
    };
  }

  return {
    add,
    fault,
    notice,
    cancel: (external_id: string) => void cancelled.add(external_id),
    finish: (about: Pick<OrdersFile, 'form' | 'source' | 'rows' | 'remarks'>): OrdersFile => {
      const orders = [...receipts.values()]
        .flatMap((receipt) => orderOf(receipt) ?? [])
        .toSorted((a, b) => a.paid - b.paid || a.line - b.line);
      const remarks = told(
        ...about.remarks,
        copies > 0 && `Lines left out as copies of others in their order: ${copies}.`,
        untold.length > 0 &&
          `Orders of which the file does not say how they were paid, taken as ${otherwise}: ${untold.length} (${money(untold.reduce((sum, each) => sum + each, 0))}).`,
      );
      return {
        ...about,
        goods: goods.finish(),
        orders,
        cancelled: [...cancelled],
        defects: listed().defects,
        remarks,
      };
    },
  };
}
