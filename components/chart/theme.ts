'use client';
import { useMemo } from 'react';
import { useShownScheme } from '@/components/ui/color-scheme';
import { useReducedMotion } from '@/components/ui/use-reduced-motion';

const ANIMATION_MS = 200;

/** Colours of a chart besides its series, read from the page. */
export interface Ink {
  readonly text: string;
  readonly strong: string;
  readonly line: string;
  readonly panel: string;
  /** Colour of Saturday and Sunday. */
  readonly red: string;
  readonly font: string;
}

const FALLBACK = '#808080';

/** Reads the colours from the page for the current scheme; a canvas knows no CSS variables. */
function inkOf(): Ink {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string): string => style.getPropertyValue(name).trim() || FALLBACK;
  return {
    text: read('--kit-color-dimmed'),
    strong: read('--kit-color-text'),
    line: read('--app-line'),
    panel: read('--kit-color-body'),
    red: read('--kit-color-red-text'),
    font: read('--kit-font-family'),
  };
}

/** Colours of a chart, and whether it is drawn without motion. A canvas with `key` is made anew in each colour scheme. */
export function useDrawing() {
  const key = useShownScheme();
  const still = useReducedMotion();
  return useMemo(() => ({ key, ink: inkOf(), still }), [key, still]);
}
export type Drawing = ReturnType<typeof useDrawing>;

/** Font of figures and names along an axis. */
export const tickFont = (ink: Ink, weight: 400 | 700 = 400) => ({ family: ink.font, size: 11, weight });

/** Options of every chart. */
export const commonOptions = (reducedMotion: boolean) => ({
  responsive: true,
  maintainAspectRatio: false,
  animation: reducedMotion ? (false as const) : { duration: ANIMATION_MS },
});

/** Tooltip in the page's colours. */
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
