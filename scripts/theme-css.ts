/** Writes the theme's CSS variables, which Mantine would add to every document, to `app/theme.css`. */
import fs from 'node:fs';
import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cssVariables, theme } from '../components/ui/theme';

/** Colours that nothing uses. */
const UNUSED = /^--mantine-color-(pink|grape|violet|indigo|cyan|lime)-/;

/** The variables as a style sheet, without those of unused colours. */
export function themeCss(): string {
  const html = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver: cssVariables,
      deduplicateCssVariables: false,
      withGlobalClasses: false,
    }),
  );
  const css = html.replace(/^<style[^>]*>|<\/style>$/g, '').replaceAll('&#x27;', "'");
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
    const lines = body.split(';').map((line) => line.trim());
    const used = lines.filter((line) => line !== '' && !UNUSED.test(line));
    return `${selector.trim()} {\n${used.map((line) => `  ${line};\n`).join('')}}\n`;
  });
  return `/* Written by \`npm run theme\` from components/ui/theme.ts. */\n${blocks.join('\n')}`;
}

if (process.argv[1]?.endsWith('theme-css.ts')) fs.writeFileSync('app/theme.css', themeCss());
