/**
 * The colours of series, in the order in which charts take them, on the screen and on paper. Each stands 3:1 against the
 * page in either scheme, and any two stay apart for the colour-blind (`series-colours.test.ts` computes both).
 */
export const SERIES = ['#3b82d6', '#db7900', '#187d4a', '#ca779f', '#a65a01', '#925a93'] as const;

/** The colour at a place in the order, which begins anew after the last. */
export const seriesColour = (place: number): string => SERIES[place % SERIES.length] ?? SERIES[0];

/** A colour as thin as a wash on white paper. */
export function pale(colour: string): string {
  const part = (at: number) => Math.round(255 - (255 - parseInt(colour.slice(at, at + 2), 16)) * 0.28);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}
