/**
 * The colours of series, in the order in which charts take them. Each stands 3:1 against the page in either scheme, and
 * neighbours differ in lightness or along blue and yellow, which the colour-blind tell apart.
 */
export const SERIES = ['#3b82d6', '#d5720b', '#0d9373', '#c264a0', '#a88a00', '#7c6fd6'] as const;

const ANIMATION_MS = 200;

/** What a chart draws besides its series, as the page has it now. */
export interface Ink {
  readonly text: string;
  readonly strong: string;
  readonly line: string;
  readonly panel: string;
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
    font: read('--mantine-font-family'),
  };
}

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
  padding: 8,
  cornerRadius: 6,
  displayColors: false,
});
