import { readFileSync } from 'node:fs';

export type Language = 'ru' | 'en';

/** Texts that clients of the admin API have always shown, by key: their wording is not ours to choose. */
const FIXED: Readonly<Record<Language, ReadonlySet<string>>> = {
  ru: new Set(['stockAdd.toastTitle', 'operations.service.toastTitle']),
  en: new Set([
    'stockAdd.toastTitle',
    'operations.service.toastTitle',
    'dishImage.updateFailed',
    'menuExport.exportFailed',
    'craft.toastTitle',
  ]),
};

/** Column of the wordings to avoid, after splitting a row at its bars. */
const COLUMN: Readonly<Record<Language, number>> = { ru: 2, en: 4 };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern of one wording: «whole text», or words whose last may end in a hyphen for any ending. */
function patternOf(wording: string): RegExp {
  const [, whole] = /^«(.+)»$/.exec(wording) ?? [];
  if (whole !== undefined) return new RegExp(`^${escaped(whole)}$`, 'iu');
  const open = wording.endsWith('-');
  const end = open || !/\p{L}$/u.test(wording) ? '' : '(?!\\p{L})';
  return new RegExp(`(?<!\\p{L})${escaped(open ? wording.slice(0, -1) : wording)}${end}`, 'iu');
}

/** Wordings that docs/domain.md, Words on the screen, rules out in a language. */
function ruledOut(language: Language): readonly (readonly [wording: string, instead: string, pattern: RegExp])[] {
  const [, section = ''] = readFileSync('docs/domain.md', 'utf8').split(/^### [\d.]+ Words on the screen$/m);
  const [table = ''] = section.split(/^##/m);
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const wordings = (cells[COLUMN[language]] ?? '').match(/«[^»]+»|[^,\s][^,]*/g) ?? [];
    return wordings.map((wording) => [wording, cells[COLUMN[language] - 1] ?? '', patternOf(wording.trim())] as const);
  });
}

/** Texts of a language that use a wording the glossary rules out, as `key: wording (instead)`. */
export function ruledOutIn(language: Language, texts: Iterable<readonly [key: string, text: string]>): string[] {
  const rules = ruledOut(language);
  // Arguments such as {measure} are names of the code, not words.
  const words = (text: string) => text.replace(/\{\s*\w+\s*(?=[,}])/g, '{');
  return [...texts].flatMap(([key, text]) => {
    if (FIXED[language].has(key)) return [];
    const broken = rules.find(([, , pattern]) => pattern.test(words(text)));
    return broken ? [`${key}: ${language} says “${broken[0]}”, say “${broken[1]}”`] : [];
  });
}
