import { hallOf, numberOfHall, PLAIN_HALLS, type Hall, type Place } from '@/lib/contract/places';
import { namePart, type NamePart } from '../name-part';
import type { Read, Words } from '../list';
import { categoryName, groupName } from './category-words';
import { placeKey, type Filters } from './filters';

/**
 * Names of hall, group of ingredients and menu folder that filters choose, for the name of a file; one that cannot be
 * read is left out.
 */
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
