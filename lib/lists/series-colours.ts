/**
 * Colours of series in their order, on screen and paper. Each has contrast 3:1 with the page in either scheme, and any
 * two differ for the colour-blind (computed by `series-colours.test.ts`).
 */
export const SERIES = ['#3b82d6', '#db7900', '#187d4a', '#ca779f', '#a65a01', '#925a93'] as const;

/** Colour at a place in the order, which repeats after the last. */
export const seriesColour = (place: number): string => SERIES[place % SERIES.length] ?? SERIES[0];

/** Tint of a colour on white paper. */
export function pale(colour: string): string {
  const part = (at: number) => Math.round(255 - (255 - parseInt(colour.slice(at, at + 2), 16)) * 0.28);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}
