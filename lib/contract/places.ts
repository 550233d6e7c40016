/** Places of the venue with reports of their own, by section. */
export const PLACES = {
  statistics: { place_id: 16, suffix: '' },
  karaoke: { place_id: 17, suffix: '_karaoke' },
  ddweed: { place_id: 18, suffix: '_ddweed' },
} as const;

export type Place = keyof typeof PLACES;

export const PLACE_IDS = Object.keys(PLACES) as Place[];
/** A value for each place. */
export const byPlace = <T>(make: (place: Place) => T): Readonly<Record<Place, T>> => ({
  statistics: make('statistics'),
  karaoke: make('karaoke'),
  ddweed: make('ddweed'),
});

/** Values of the filter `hall`: the whole venue, or a place by its section. */
export const VENUE = 'venue';
export const HALLS = [VENUE, 'statistics', 'karaoke', 'ddweed'] as const satisfies readonly (typeof VENUE | Place)[];
export type Hall = (typeof HALLS)[number];

/** Halls in Latin letters, for names of files. */
export const PLAIN_HALLS: Readonly<Record<Hall, string>> = {
  venue: 'venue',
  statistics: 'main-bar',
  karaoke: 'karaoke',
  ddweed: 'ddweed',
};

/** Number of a hall's place; 0 for the whole venue. */
export const numberOfHall = (hall: Hall): number => (hall === VENUE ? 0 : PLACES[hall].place_id);

/** Hall of a place's number; undefined for an unknown one. */
export const hallOf = (place_id: number): Hall | undefined => HALLS.find((hall) => numberOfHall(hall) === place_id);

export const isPlace = (section: string): section is Place => section in PLACES;

/** Place of a section's reports on a server that counts single places only; the main bar outside of karaoke and ddweed. */
export const ownPlace = (section: string): Place => (isPlace(section) ? section : 'statistics');

/** Hall on which reports with a hall open: in karaoke and ddweed their own, elsewhere the whole venue. */
export const opensOn = (section: string): Hall => (ownPlace(section) === 'statistics' ? VENUE : ownPlace(section));

/** Places that show the reports of a section, each with its own sales. */
export const SHARED_REPORTS: Readonly<Record<string, readonly Place[] | undefined>> = { statistics: PLACE_IDS };
