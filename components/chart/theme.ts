export { SERIES } from '@/lib/reports/series-colours';

const ANIMATION_MS = 200;

/** What a chart draws besides its series, as the page has it now. */
export interface Ink {
  readonly text: string;
  readonly strong: string;
  readonly line: string;
  readonly panel: string;
  /** Saturday and Sunday. */
  readonly red: string;
  readonly font: string;
}

const FALLBACK = '#808080';

/** Canvas knows no CSS variables: they are read off the page, anew for each colour scheme. */
export function inkOf(): Ink {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string): string => style.getPropertyValue(name).trim() || FALLBACK;
  return {
    text: read('--mantine-color-dimmed'),
    strong: read('--mantine-color-text'),
    line: read('--app-line'),
    panel: read('--mantine-color-body'),
    red: read('--mantine-color-red-text'),
    font: read('--mantine-font-family'),
  };
}

/** How a figure or a name stands along an axis. */
export const tickFont = (ink: Ink, weight: 400 | 700 = 400) => ({ family: ink.font, size: 11, weight });

export const animationOf = (reducedMotion: boolean): false | { duration: number } =>
  reducedMotion ? false : { duration: ANIMATION_MS };

/** The box that says what lies under the pointer, in the page's own colours. */
export const tooltipOf = (ink: Ink) => ({
  backgroundColor: ink.panel,
  borderColor: ink.text,
  borderWidth: 1,
  titleColor: ink.text,
  bodyColor: ink.strong,
  titleFont: { family: ink.font, size: 12, weight: 'normal' as const },
  bodyFont: { family: ink.font, size: 13, weight: 600 as const },
  footerColor: ink.text,
  footerFont: { family: ink.font, size: 12, weight: 'normal' as const },
  footerMarginTop: 4,
  padding: 8,
  cornerRadius: 6,
  displayColors: false,
});
