/** Places of the venue with reports of their own, by section. */
export const PLACES = {
  statistics: { place_id: 16, suffix: '' },
  karaoke: { place_id: 17, suffix: '_karaoke' },
  ddweed: { place_id: 18, suffix: '_ddweed' },
} as const;

export type Place = keyof typeof PLACES;

export const PLACE_IDS = Object.keys(PLACES) as Place[];

/** Value of the filter `hall` for the whole venue instead of the section's place. */
export const VENUE = 'venue';
export const HALLS = ['', VENUE] as const;
export type Hall = (typeof HALLS)[number];

/** Places that show the reports of a section, each with its own sales. */
export const SHARED_REPORTS: Readonly<Record<string, readonly Place[] | undefined>> = { statistics: PLACE_IDS };
