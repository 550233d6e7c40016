import fs from 'node:fs';
import path from 'node:path';

/** Packages that load after the first paint. */
const RADIX = '@radix-ui/react-dropdown-menu @radix-ui/react-focus-scope @radix-ui/react-popover';
const LATER = `zod chart.js react-chartjs-2 react-image-crop react-day-picker ${RADIX}`.split(' ');

const pages = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => ['page.tsx', 'layout.tsx', 'error.tsx'].includes(path.basename(file)))
  .map((file) => path.join('app', file));

const BARE = /^(@[^/]+\/)?[^/]+/;

const known = new Map<string, string[]>();
/** Imports that load with a file: the files of its value imports, and the names of packages. */
function importsOf(file: string): string[] {
  const found = known.get(file) ?? readImports(file);
  known.set(file, found);
  return found;
}
function readImports(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const source = fs.readFileSync(file, 'utf8');
  const named = [...source.matchAll(/^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm)];
  return named.flatMap(([, name = '']) => {
    // The browser's condition in package.json.
    if (name === '#zod') return ['lib/contract/recorded.ts'];
    if (!/^(@\/|\.)/.test(name)) return BARE.exec(name)?.[0] ?? [];
    const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
    return [`${base}.ts`, `${base}.tsx`].find((candidate) => fs.existsSync(candidate)) ?? [];
  });
}

const isClient = (file: string): boolean => /^['"]use client['"]/.test(fs.readFileSync(file, 'utf8'));

/** Everything reached from files, each with what imports it; `stops` ends a way. */
function reached(starts: readonly string[], stops: (file: string) => boolean): Map<string, string | null> {
  const from = new Map<string, string | null>(starts.map((start) => [start, null]));
  for (const file of from.keys()) {
    if (stops(file)) continue;
    for (const next of importsOf(file)) if (!from.has(next)) from.set(next, file);
  }
  return from;
}

/** Import path from a client component of a page to the first match that loads with it; undefined if there is none. */
function wayTo(page: string, wanted: (name: string) => boolean): string[] | undefined {
  const isRoot = (file: string) => /\.tsx?$/.test(file) && isClient(file);
  const roots = [...reached([page], isRoot).keys()].filter(isRoot);
  const from = reached(roots, () => false);
  const found = [...from.keys()].find(wanted);
  if (found === undefined) return undefined;
  const way = [];
  for (let at: string | null = found; at !== null; at = from.get(at) ?? null) way.unshift(at);
  return way;
}

/** The engine or a form; a question is a value of texts alone. */
const isForm = (file: string): boolean =>
  /^lib\/(sections\/\w+\/)?forms[./]|components\/form\/use-form\./.test(file) && file !== 'lib/forms/question.ts';
const isLater = (name: string): boolean => LATER.includes(name) || name === 'lib/contract/real.ts';

test('the walk finds a form, zod, the parts that open and chart.js where they are', () => {
  expect(wayTo('components/sections/stock/item/write-off-dialog.tsx', isForm)).toBeDefined();
  expect(wayTo('components/sections/stock/item/write-off-dialog.tsx', (name) => name === 'zod')?.at(-2)).toBe(
    'lib/contract/real.ts',
  );
  expect(wayTo('components/period/period-dates.tsx', (name) => name === '@radix-ui/react-popover')).toBeDefined();
  expect(wayTo('components/chart/column-canvas.tsx', (name) => name === 'chart.js')).toBeDefined();
});

test.each(pages)('%s loads no form, zod, parts that open, chart or picture editor before its first paint', (page) => {
  expect(wayTo(page, (name) => isForm(name) || isLater(name))).toBeUndefined();
});

test.each(pages.filter((page) => !page.includes('[section]')))('%s loads no engine of reports', (page) => {
  expect(wayTo(page, (name) => name === 'lib/lists/report/list.ts')).toBeUndefined();
});
