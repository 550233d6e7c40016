import { PLACES, SHARED_REPORTS, type Place } from '../../domain/places';
import type { SectionId } from '../../navigation';
import type { Report } from './define';

/** A section in which a report is shown, and the names that follow from it. */
export interface Home {
  readonly section: SectionId;
  /** Names the list, its files and what the browser remembers of it. */
  readonly id: string;
  /** Address of the page. */
  readonly path: `/${string}`;
  /** Path on the wire behind `/api/v1/admin/`. */
  readonly wire: string;
  /** The place whose sales are counted, unless a filter chooses another. */
  readonly place: Place;
}

type Named = Pick<Report, 'part' | 'section' | 'folder' | 'path'>;

/** The sections that show a report: its own, or each of those that share its reports. */
export const sectionsOf = ({ section }: Named): readonly SectionId[] => SHARED_REPORTS[section] ?? [section];

const isPlace = (section: SectionId): section is Place => section in PLACES;

/** Names of a report in one of its sections. Parts may be called alike in two sections, ids may not. */
export function homeOf({ part, section: own, folder = own, path }: Named, section: SectionId): Home {
  const isShared = own in SHARED_REPORTS;
  const place = isPlace(section) ? section : 'statistics';
  const name = part + PLACES[place].suffix;
  return {
    section,
    id: isShared || part === own ? name : `${own}_${part}`,
    path: path ?? `/${section}/${part}`,
    wire: `${folder}/${name}`,
    place,
  };
}
