import { ownPlace, PLACES, SHARED_REPORTS, type Place } from '@/lib/contract/places';
import type { SectionId } from '@/lib/contract/sections';
import type { Report } from './define';

/** Section that shows a report, and the names derived from it. */
export interface Home {
  readonly section: SectionId;
  /** Names the list, its files and its state in the browser. */
  readonly id: string;
  /** Address of the page. */
  readonly path: `/${string}`;
  /** Path on the wire after `/api/v1/admin/`. */
  readonly wire: string;
  /** Place whose sales are counted, unless a filter chooses another. */
  readonly place: Place;
}

type Named = Pick<Report, 'part' | 'section' | 'folder' | 'path' | 'via'>;

/** Sections that show a report: its own, or those that share its reports. */
export const sectionsOf = ({ section }: Named): readonly SectionId[] => SHARED_REPORTS[section] ?? [section];

/** Names of a report in one of its sections. Two sections may share a part name, never an id. */
export function homeOf({ part, section: own, folder = own, path, via }: Named, section: SectionId): Home {
  const isShared = own in SHARED_REPORTS;
  const place = ownPlace(section);
  const name = part + PLACES[place].suffix;
  return {
    section,
    id: isShared || part === own ? name : `${own}_${part}`,
    path: path ?? `/${section}/${part}`,
    wire: via ? `${via.section}/${via.part}` : `${folder}/${name}`,
    place,
  };
}
