import { known } from '../text';
import type { Tender } from './order-file';

const CASH =
  /^(?:cash|bar|efectivo|contado|esp[eè]ces|contanti|dinheiro|gotówka|naličn[eé]|нал|наличн(?:ые|ыми|ый|ая)|наличные деньги|เงินสด|现金|現金)$/iu;

/**
 * Payment of "Cash", "Sumup" or "Cash, Sumup". Anything but cash counts as card: cards, QR codes, transfers and wallets
 * have many names, cash has few. Placeholders such as "UNKNOWN" say nothing.
 */
export function tenderOf(text: string): Tender | null {
  const kinds = new Set(
    text
      .split(/[,;+&]/)
      .map((part) => known(part.replace(/[\d.\s฿$€£]+$/u, '')))
      .filter(Boolean)
      .map((part) => (CASH.test(part) ? 'cash' : 'card')),
  );
  if (kinds.size === 2) return 'both';
  const [kind] = kinds;
  return kind ?? null;
}

/** Both without amounts: half each; the odd satang is cash. */
const cashOf = (tender: Tender, paidsum: number): number =>
  tender === 'card' ? 0 : tender === 'cash' ? paidsum : paidsum - Math.trunc(paidsum / 2);

/**
 * Cash and card part of an order in satang. Lines without a payment use that of the others if those agree, else
 * `otherwise`.
 */
export function splitPayment(
  lines: readonly { paidsum: number; tender: Tender | null }[],
  otherwise: Tender,
): { cash: number; card: number } {
  const told = new Set(lines.flatMap(({ tender }) => tender ?? []));
  const [only] = told;
  if (told.size <= 1) {
    const paidsum = lines.reduce((sum, line) => sum + line.paidsum, 0);
    const cash = cashOf(only ?? otherwise, paidsum);
    return { cash, card: paidsum - cash };
  }
  const cash = lines.reduce((sum, { tender, paidsum }) => sum + cashOf(tender ?? otherwise, paidsum), 0);
  return { cash, card: lines.reduce((sum, { paidsum }) => sum + paidsum, 0) - cash };
}
