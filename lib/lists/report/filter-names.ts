import { hallOf, numberOfHall, PLAIN_HALLS, type Hall, type Place } from '@/lib/contract/places';
import { hourRangeText } from '@/lib/domain/hour-range';
import { menuFolders } from '@/lib/sections/menu/contract/folders';
import { ingredientGroupCalls } from '@/lib/sections/statistics/contract';
import type { Read, Words } from '../list';
import { namePart, type NamePart } from '../name-part';
import { placeKey, type Filters } from './filters';

/** Names of hall, ingredient group and menu folder for a file name, as far as they can be read. */
export async function filterNames(
  filters: Filters,
  values: Readonly<Record<string, unknown>>,
  words: Words,
  read: Read,
  home: Place,
): Promise<NamePart[]> {
  const ofHall = (hall: Hall): NamePart => ({ name: words(placeKey(numberOfHall(hall))), plain: PLAIN_HALLS[hall] });
  const names = Object.entries(filters).map(async ([key, { kind }]): Promise<NamePart[]> => {
    const value = values[key];
    if (kind === 'hall') return [ofHall(value as Hall)];
    if (kind === 'place') return [ofHall(hallOf(Number(value)) ?? 'venue')];
    const name =
      kind === 'group'
        ? await groupName(value, read, home).catch(() => undefined)
        : kind === 'category' && (await categoryName(value, read).catch(() => undefined));
    return name ? [namePart(kind, Number(value), name)] : [];
  });
  return (await Promise.all(names)).flat();
}

/** Name of a menu folder; undefined for the whole menu. */
async function categoryName(category_id: unknown, read: Read): Promise<string | undefined> {
  if (category_id === 0) return undefined;
  const { rows } = await read(menuFolders, {});
  return rows.find(({ item_id }) => item_id === category_id)?.name;
}

/** Name of a place's group of ingredients, of the first group for 0; undefined if there is no such group. */
async function groupName(list_id: unknown, read: Read, place: Place): Promise<string | undefined> {
  const { items } = await read(ingredientGroupCalls[place].list, {});
  return (list_id === 0 ? items[0] : items.find((one) => one.list_id === list_id))?.name;
}

/** Filters in words for paper, without choices that the chart's title names. Groups are those of the place `home`. */
export async function filterWords(
  filters: Filters,
  values: Readonly<Record<string, unknown>>,
  labelOf: (name: string) => string,
  words: Words,
  read: Read,
  home: Place = 'statistics',
): Promise<string[]> {
  const texts = Object.entries(filters).map(async ([name, filter]): Promise<string[]> => {
    const value = values[name];
    switch (filter.kind) {
      case 'category':
        return [
          words('reports.category.of', {
            name: (await categoryName(value, read)) ?? words('reports.category.whole'),
          }),
        ];
      case 'text':
        return value === '' ? [] : [`${labelOf(name)}: ${String(value)}`];
      case 'place':
        return [words('reports.place.of', { name: words(placeKey(value)) })];
      case 'group': {
        const name = await groupName(value, read, home);
        return name === undefined ? [] : [words('reports.place.ofGroup', { name })];
      }
      case 'hall':
        return [words('reports.place.of', { name: words(placeKey(numberOfHall(value as Hall))) })];
      case 'start_hour':
        return [words('reports.hours.of', { range: hourRangeText(Number(value), Number(values['end_hour'])) })];
      default:
        return filter.told ? [filter.told(value, words)] : [];
    }
  });
  return (await Promise.all(texts)).flat();
}
