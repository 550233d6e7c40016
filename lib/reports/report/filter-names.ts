import { hallOf, numberOfHall, type Hall, type Place } from '../../domain/places';
import type { Read, Words } from '../table';
import { categoryName, groupName } from './category-words';
import { placeKey, type Filters } from './filters';

interface Name {
  readonly name: string;
  /** Latin letters alone. */
  readonly plain: string;
}

const PLAIN: Readonly<Record<Hall, string>> = {
  venue: 'venue',
  statistics: 'main-bar',
  karaoke: 'karaoke',
  ddweed: 'ddweed',
};

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
): Promise<Name[]> {
  const ofHall = (hall: Hall): Name => ({ name: words(placeKey(numberOfHall(hall))), plain: PLAIN[hall] });
  const names = Object.entries(filters).map(async ([key, { kind }]): Promise<Name[]> => {
    const value = values[key];
    if (kind === 'hall') return [ofHall(value as Hall)];
    if (kind === 'place') return [ofHall(hallOf(Number(value)) ?? 'venue')];
    const name =
      kind === 'group'
        ? await groupName(value, read, home).catch(() => undefined)
        : kind === 'category' && (await categoryName(value, read).catch(() => undefined));
    return name ? [{ name, plain: `${kind}-${String(value)}` }] : [];
  });
  return (await Promise.all(names)).flat();
}
