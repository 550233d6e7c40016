import { isDayOn, isHourOn } from '@/lib/sections/menu/rules/opening-hours';
import type { MenuPlan } from '../plan-menu';
import type { Random } from '../random';

type Dish = MenuPlan['items'][number];

/** Dishes with cumulative weights. */
interface Ranking {
  readonly ids: readonly number[];
  readonly upTo: readonly number[];
}

/** Dishes as expensive as a whole bottle are ordered rarely, in satang. */
const DEAR = 150_000;

/** Zipf: the second dish is ordered little more than half as often as the first. Recommended dishes lead. */
function zipf(dishes: readonly Dish[], random: Random): ReadonlyMap<number, number> {
  const scored = dishes.map((dish) => ({ dish, score: random.next() - 0.3 * (dish.priority ?? 0) }));
  const ranked = scored.toSorted((a, b) => a.score - b.score);
  return new Map(
    ranked.map(({ dish }, rank) => [dish.item_id, (rank + 1) ** -0.8 * ((dish.retail_price ?? 0) > DEAR ? 0.12 : 1)]),
  );
}

/** The folder and those below it. */
function foldersIn(menu: MenuPlan, folder: number): ReadonlySet<number> {
  const found = new Set([folder]);
  // Folders come before their contents.
  for (const { item_id, parent_id, is_file } of menu.items)
    if (!is_file && parent_id && found.has(parent_id)) found.add(item_id);
  return found;
}

export interface Appetite {
  /** A dish of the folder that is served at an hour of the week (Monday is day 0), if any. */
  choose(folder: number, weekday: number, hour: number, random: Random): number | undefined;
}

/** Demand of guests. Dishes in `unsold` are never ordered. */
export function appetiteOf(menu: MenuPlan, unsold: ReadonlySet<number>, random: Random): Appetite {
  const folders = new Map<number, { dishes: readonly Dish[]; weights: ReadonlyMap<number, number> }>();
  const rankings = new Map<string, Ranking>();

  const folderOf = (folder: number) => {
    const known = folders.get(folder);
    if (known) return known;
    const within = foldersIn(menu, folder);
    const dishes = menu.items.filter(
      ({ item_id, is_file, parent_id, status, removed_at }) =>
        is_file && status !== 0 && !removed_at && within.has(parent_id ?? 0) && !unsold.has(item_id),
    );
    const made = { dishes, weights: zipf(dishes, random) };
    folders.set(folder, made);
    return made;
  };
  const rankingAt = (folder: number, weekday: number, hour: number): Ranking => {
    const key = `${folder} ${weekday} ${hour}`;
    const known = rankings.get(key);
    if (known) return known;
    const { dishes, weights } = folderOf(folder);
    const served = dishes.filter(
      ({ days, hours }) => isDayOn(days ?? 0, weekday) && isHourOn(hours as string, weekday, hour),
    );
    let sum = 0;
    const upTo = served.map(({ item_id }) => (sum += weights.get(item_id) ?? 0));
    const made = { ids: served.map(({ item_id }) => item_id), upTo };
    rankings.set(key, made);
    return made;
  };
  return {
    choose(folder, weekday, hour, chance) {
      const { ids, upTo } = rankingAt(folder, weekday, hour);
      const at = chance.next() * (upTo.at(-1) ?? 0);
      return ids[upTo.findIndex((limit) => at < limit)];
    },
  };
}
