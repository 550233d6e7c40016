import { BREW_FOLDER } from './brew';
import { mostFrequent } from '@/lib/domain/most-frequent';

/** Stock folder in which a new product is offered: that of most crafts, 0 (the root) without crafts; beer has its own. */
export const usualFolder = (crafts: readonly { readonly stock_parent_id: number | null }[], beer: boolean): number =>
  beer ? BREW_FOLDER : (mostFrequent(crafts.map(({ stock_parent_id: folder }) => folder ?? 0)) ?? 0);
