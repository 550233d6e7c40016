import { FLAGS, type Flag } from '@/lib/contract/access';
import { permissionsOf } from '@/lib/rights/permissions';

/** Every right except some. */
export const allExcept = (...except: Flag[]): string => permissionsOf(FLAGS.filter((flag) => !except.includes(flag)));

/** Rights of somebody who counts but does not approve counts. A brewer sees the stock of the Brew folder. */
export const COUNTER_RIGHTS = allExcept('StockEdit', 'FundsDirectChange', 'BeerCraft');

/** Quantity of some items and balance of the cashbox: figures that nothing else in the venue comes to. */
export const TOLD = { quantity: 1234.567, baht: 3_141_592.75 };

/** All that a reply, a file or a page may write for a planted figure. */
export const TELL_TALES = {
  stock: /1[\s\u00a0\u202f,.]?234[.,]57|1[\s\u00a0\u202f,.]?234[.,]567/,
  cashbox: /3[\s\u00a0\u202f,.]?141[\s\u00a0\u202f,.]?592[.,]75|314159275/,
} as const;

/** All that a reply, a file or a page may write for a sum in baht. */
export function taleOf(baht: number): RegExp {
  const [whole = '', part = ''] = baht.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '[\\s\\u00a0\\u202f,.]?');
  const decimals = part === '00' ? '(?:[.,]00?)?' : `[.,]${part.replace(/0$/, '0?')}`;
  return new RegExp(`(?<![\\d.,])(${grouped}${decimals}|${Math.round(baht * 100)})(?!\\d)`);
}
