import type { Tender } from './order-file';

const CASH =
  /^(?:cash|bar|efectivo|contado|esp[eè]ces|contanti|dinheiro|gotówka|naličn[eé]|нал|наличн(?:ые|ыми|ый|ая)|наличные деньги|เงินสด|现金|現金)$/iu;

/**
 * How it was paid, of "Cash", "Sumup" or "Cash, Sumup". What is not known as cash went over the bank: cards, QR codes,
 * transfers, wallets of every country have names of their own, and cash has few.
 */
export function tenderOf(text: string): Tender | null {
  const kinds = new Set(
    text
      .split(/[,;+&]/)
      .map((part) => part.replace(/[\d.\s฿$€£]+$/u, '').trim())
      .filter(Boolean)
      .map((part) => (CASH.test(part) ? 'cash' : 'card')),
  );
  if (kinds.size === 2) return 'both';
  const [kind] = kinds;
  return kind ?? null;
}

/** Of both without amounts, half each; the odd satang is cash. */
const cashOf = (tender: Tender, paidsum: number): number =>
  tender === 'card' ? 0 : tender === 'cash' ? paidsum : paidsum - Math.trunc(paidsum / 2);

/**
 * What of an order was cash and what card, in satang, where each line may say how it was paid. Lines that do not say were
 * paid as the others, if those agree, else as `otherwise`.
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
