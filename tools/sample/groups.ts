import type { ingredientsListItems, ingredientsLists } from '@/backend/src/db/schema';
import type { Good } from './plan-stock';
import { STOCK_FOLDERS } from './stock';

/** Stock folders that each place watches as a group. */
const WATCHED: readonly (readonly [placeId: number, folder: number])[] = [
  [16, 3020],
  [16, 3040],
  [17, 3030],
  [17, 3050],
  [18, 3251],
  [18, 3260],
];

/** Two ingredient groups for each place. */
export function planGroups(goods: readonly Good[]) {
  const lists = WATCHED.map(
    ([place_id, folder], index): typeof ingredientsLists.$inferInsert & { list_id: number } => ({
      list_id: index + 1,
      place_id,
      name: STOCK_FOLDERS.find(({ id }) => id === folder)?.name ?? '',
    }),
  );
  const items = WATCHED.flatMap(([, folder], index): (typeof ingredientsListItems.$inferInsert)[] =>
    goods.filter((good) => good.folder === folder).map(({ item_id }) => ({ list_id: index + 1, item_id })),
  );
  return { lists, items };
}
