import type { ReplyOf } from '@/lib/contract/endpoint';
import type { stockDependencies } from '@/lib/sections/stock/contract/stock';

/** Number of recipes that take or make an item. */
export const recipeCount = ({ items, made_from = [] }: ReplyOf<typeof stockDependencies>): number =>
  items.length + made_from.length;
