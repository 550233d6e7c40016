import { ONE, satangOf, toQuantity, type Exact } from '../stock/decimal';
import { percentOf, piecesOf, worth, type Figure, type FigureReader } from './amounts';

/** Figures of a position in satang; all negative for a refund. */
export interface LineSums {
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  readonly paidsum: number;
  readonly cost: number;
  /** Note when the file contradicts itself about the line: its text, and what is said of all such lines. */
  readonly remark?: { readonly text: string; readonly kind: string };
}

const size = (value: number): number => Math.abs(value);
/** Turns `-0` into 0. */
const signed = (negative: boolean, value: number): number => (negative && value !== 0 ? -value : value);

/** The first unreadable figure, as a sentence. */
function fault(figures: Readonly<Record<string, Figure>>): string | null {
  const [bad] = Object.entries(figures).filter(([, value]) => typeof value === 'string');
  return bad ? `The ${bad[0]} ${String(bad[1])}.` : null;
}
const exact = (figure: Figure): Exact | null => (typeof figure === 'bigint' ? figure : null);

interface Cells {
  /** Null without a column of quantities: each line is one piece then. */
  readonly quantity: string | null;
  readonly discount: string;
  readonly cost: string;
  readonly refund: boolean;
}
interface UnitCells extends Cells {
  readonly price: string;
  /** Sum of the line; '' if the file has none. */
  readonly sum: string;
}

/** Quantity of a line: as written, else its sum by its price, if that is a whole number or has up to three decimals. */
function unitQuantity(read: FigureReader, { quantity, discount }: UnitCells, price: Exact, sum: Figure): Figure {
  const written = read.quantity(quantity ?? '');
  if (written !== null) return written;
  // A sum may be before or after a discount.
  if (typeof sum === 'bigint') return discount === '' ? piecesOf(sum, price) : null;
  return quantity === null ? ONE : null;
}

/**
 * A line with the price per piece. The discount is baht off the line, or "10%" of it; discount and cost have the line's
 * sign. A negative quantity or price, or `refund`, is a refund.
 * @returns a sentence for a line that cannot be imported
 */
export function fromUnitPrice(read: FigureReader, cells: UnitCells): LineSums | string {
  const percent = cells.discount.includes('%');
  const sum = read.amount(cells.sum);
  const figures = {
    quantity: read.quantity(cells.quantity ?? ''),
    price: read.amount(cells.price),
    sum,
    discount: percent ? null : read.amount(cells.discount),
    cost: read.amount(cells.cost),
  };
  const bad = fault(figures);
  if (bad !== null) return bad;
  const price = exact(figures.price);
  if (price === null) return 'The line has no price.';
  const quantity = exact(unitQuantity(read, cells, price, sum));
  if (quantity === null) return 'The line has no quantity.';
  if (quantity === 0n && price !== 0n) return 'The quantity is 0.';
  if (quantity < 0n && price < 0n) return 'Quantity and price are both negative.';

  const negative = cells.refund || quantity < 0n || price < 0n;
  const gross = size(worth(quantity, price));
  const off = percent ? percentOf(cells.discount, gross) : size(satangOf(exact(figures.discount) ?? 0n));
  if (off === null) return `The discount is not a percentage ("${cells.discount}").`;
  if (off > gross) return `The discount (${cells.discount}) is more than the line comes to.`;
  if (gross > 10_000_000_000) return 'The line comes to more than 100,000,000 baht.';
  const total = exact(sum);
  const apart = total !== null && [gross, gross - off].every((own) => size(own - size(satangOf(total))) > 1);
  return {
    quantity: signed(negative, size(toQuantity(quantity))),
    price: signed(negative, gross),
    discount: signed(negative, off),
    paidsum: signed(negative, gross - off),
    cost: signed(negative, size(satangOf(exact(figures.cost) ?? 0n))),
    ...(apart && {
      remark: {
        text: `Quantity ${cells.quantity || '1'} at ${cells.price} is not the sum ${cells.sum}; quantity and price count.`,
        kind: 'Quantity at price is not the sum; quantity and price count.',
      },
    }),
  };
}

interface SumCells extends Cells {
  readonly gross: string;
  readonly net: string;
  readonly tax: string;
}

/**
 * A line with sums. Revenue is the net where the file has one; the discount is then gross less net, because rounded
 * figures may differ by a satang. Tills write refunds with either sign: they are imported as negative. Tax on top of
 * the net is not the venue's and left out.
 * @returns a sentence for a line that cannot be imported
 */
export function fromSums(read: FigureReader, cells: SumCells): LineSums | string {
  const figures = {
    quantity: read.quantity(cells.quantity ?? ''),
    'gross amount': read.amount(cells.gross),
    discount: read.amount(cells.discount),
    'net amount': read.amount(cells.net),
    tax: read.amount(cells.tax),
    cost: read.amount(cells.cost),
  };
  const bad = fault(figures);
  if (bad !== null) return bad;
  const baht = (figure: Figure): number | null => {
    const value = exact(figure);
    return value === null ? null : satangOf(value);
  };
  const [gross, net] = [baht(figures['gross amount']), baht(figures['net amount'])];
  if (gross === null && net === null) return 'The line has neither a gross nor a net amount.';
  const written = exact(figures.quantity) ?? (cells.quantity === null ? ONE : null);
  if (written === null) return 'The line has no quantity.';
  const quantity = toQuantity(written);
  const negative = cells.refund || (net ?? gross ?? 0) < 0 || ((net ?? gross) === 0 && quantity < 0);
  const off = size(baht(figures.discount) ?? 0);
  const given = gross === null ? size(net ?? 0) + off : size(gross);
  const tax = size(baht(figures.tax) ?? 0);
  // A net without the included tax: guests paid the tax, and the venue's prices include it.
  const without = net === null || (tax > 0 && size(given - off - tax - size(net)) <= 1);
  const paidsum = without ? given - off : size(net);
  const apart = given - off - paidsum;
  const price = size(apart) <= 1 && off === 0 ? paidsum : given;
  return {
    quantity: signed(negative, size(quantity)),
    price: signed(negative, price),
    discount: signed(negative, price - paidsum),
    paidsum: signed(negative, paidsum),
    cost: signed(negative, size(baht(figures.cost) ?? 0)),
    ...(size(apart) > 1 && {
      remark: {
        text: `Gross ${cells.gross} less discount ${cells.discount} is not net ${cells.net}; the net counts.`,
        kind: 'Gross less discount is not net; the net counts.',
      },
    }),
  };
}
