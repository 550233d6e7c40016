import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

/** Accent colour: a muted blue, so that green and red keep their meaning for money. */
const brand: MantineColorsTuple = [
  '#eef3fb',
  '#dde7f6',
  '#bacdec',
  '#94b2e2',
  '#7a9fdc',
  '#4f80cd',
  '#3a6bbd',
  '#2d59a3',
  '#244a8a',
  '#1b3a6d',
];

const dark: MantineColorsTuple = [
  '#d9dbe0',
  '#b9bdc6',
  '#a2a8b3',
  '#7f8692',
  '#484d58',
  '#363b45',
  '#292d35',
  '#1c1f25',
  '#17191e',
  '#111317',
];

/** The families after Noto are for the time until Inter has loaded (`app/fonts/fonts.css`). */
const FONT =
  "'Inter Variable', 'Noto Sans Thai Variable', 'Noto Sans SC Variable', 'Inter Arial', 'Inter Roboto', 'Inter DejaVu', sans-serif";

/** Mantine's theme. `app/theme.css` holds its variables: run `npm run theme` after a change. */
export const theme: MantineThemeOverride = {
  colors: { brand, dark },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 7 },
  black: '#1a1d23',
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontFamily: FONT,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
  radius: { xs: '0.1875rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1.5rem' },
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  components: {
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
    Modal: { defaultProps: { radius: 'md' } },
  },
};

/** Overrides of Mantine's greys and reds that fail WCAG AA on our backgrounds. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#b42323',
    '--mantine-color-placeholder': '#6a7280',
    '--mantine-color-dimmed': '#5a626e',
    '--mantine-color-default-border': '#cdd2d9',
    '--mantine-color-red-text': '#b42323',
    '--mantine-color-green-text': '#17692f',
    '--mantine-color-orange-text': '#9a4a05',
    '--app-rail': '#f6f7f9',
    '--app-line': '#e3e6ea',
    '--app-edge': 'rgb(20 24 32 / 14%)',
    '--app-hover': '#eceef2',
    '--app-current': '#e2e8f2',
    '--app-focus': '#2d59a3',
    '--app-field': '#8a919c',
    '--app-danger': '#fdf3f3',
    '--app-danger-line': '#efc9c9',
    '--app-raised': 'var(--mantine-shadow-xs)',
  },
  dark: {
    '--mantine-color-error': '#ff9b9b',
    '--mantine-color-placeholder': '#a2a8b3',
    '--mantine-color-dimmed': '#a2a8b3',
    '--mantine-color-red-text': '#ff9b9b',
    '--mantine-color-green-text': '#7ddb94',
    '--mantine-color-orange-text': '#ffc078',
    '--app-rail': '#17191e',
    '--app-line': '#2b2f37',
    '--app-edge': 'rgb(0 0 0 / 60%)',
    '--app-hover': '#23272e',
    '--app-current': '#2a313d',
    '--app-focus': '#94b2e2',
    '--app-field': '#757c88',
    '--app-danger': '#2c1d20',
    '--app-danger-line': '#5f3238',
    '--app-raised': 'none',
  },
});
