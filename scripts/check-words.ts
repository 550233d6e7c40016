import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['.ci', '__tests__', 'app', 'backend', 'components', 'docs', 'i18n', 'lib', 'scripts', 'tools'];

/** Wordings that do not belong in source, docs and tests, with the reason. */
const FORBIDDEN: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\bspecification\b|\bspec part\b|\bpart [12] §|§ ?\d|\bissue #?\d+\b/i, 'refers to a text outside the repository'],
  [/(?<![\w-])hush(?![\w-])/, 'say `dismiss`'],
  [/\bwhence\b/i, 'say "source"'],
  [/\/\*\*? (What of|Of what|Told whether|Says that|Hears) /, 'put the subject first'],
];

/** Files below a folder, or in the root itself, without migrations and this list. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return folder === '.' || entry.name === 'migrations' ? [] : filesIn(name);
    return /\.(tsx?|mjs|css|sql|md)$|\.ci\/run$/.test(name) && name !== 'scripts/check-words.ts' ? [name] : [];
  });

/** First words of the reference's headings, by which code points to it: "docs/domain.md, Funds". */
const SECTIONS = new Set(
  [...readFileSync('docs/domain.md', 'utf8').matchAll(/^##+ [\d.]+ (\w+)/gm)].map(([, word]) => word),
);

/** Faults of a file: `path:line: reason (wording)`, and pointers to sections that do not exist. */
function faultsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const wordings = text.split('\n').flatMap((line, at) =>
    FORBIDDEN.flatMap(([pattern, reason]) => {
      const [wording] = pattern.exec(line) ?? [];
      return wording === undefined ? [] : [`${file}:${at + 1}: ${reason} (${wording})`];
    }),
  );
  const pointers = [...text.matchAll(/docs\/domain\.md,[\s*/]+([A-Z]\w*)/g)].map(([, word]) => word);
  const dangling = pointers.filter((word) => !SECTIONS.has(word));
  return [...wordings, ...dangling.map((word) => `${file}: docs/domain.md has no section ${word}`)];
}

const found = ['.', ...FOLDERS].flatMap(filesIn).flatMap(faultsIn);
for (const fault of found) console.error(fault);
console.log(found.length === 0 ? 'The words are plain.' : `${found.length} wordings to change.`);
process.exitCode = found.length === 0 ? 0 : 1;
