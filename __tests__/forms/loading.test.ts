import fs from 'node:fs';
import path from 'node:path';

/** Pages with a form on the page itself. */
const WITH_FORMS = ['app/(main)/operations/page.tsx', 'app/(main)/operations/day-close/page.tsx'];

const pages = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => path.join('app', file));

const roots = [...pages, 'app/layout.tsx', 'app/(main)/layout.tsx', 'app/error.tsx', 'app/(main)/error.tsx'];

/** What opens on a press only, or is drawn after the first paint. Mantine's hooks and form state are small. */
const LATE = /^(@mantine\/(core|dates)|chart\.js|react-chartjs-2|react-image-crop)/;

/** Files and packages loaded with a file: its value imports, without types and dynamic imports. */
function importsOf(file: string): string[] {
  const source = fs.readFileSync(file, 'utf8');
  const named = [...source.matchAll(/^(?:import|export)\s(?!type\s)[^'"()=]*?from ['"](@\/|\.{1,2}\/|)([^'"]+)['"]/gm)];
  const bare = [...source.matchAll(/^import '(@mantine[^']+)'/gm)].map(([, name = '']) => name);
  return [
    ...bare,
    ...named.flatMap(([, root = '', rest = '']) => {
      if (root === '') return [rest];
      const base = root === '@/' ? rest : path.join(path.dirname(file), root, rest);
      const found = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((candidate) => fs.existsSync(candidate));
      return found ? [found] : [];
    }),
  ];
}

/** Import path from a file to the first one that matches; undefined if there is none. */
function wayTo(target: RegExp, start: string): string[] | undefined {
  const from = new Map<string, string | null>([[start, null]]);
  for (const file of from.keys()) {
    if (target.test(file)) {
      const way = [];
      for (let at: string | null = file; at !== null; at = from.get(at) ?? null) way.unshift(at);
      return way;
    }
    if (!/\.tsx?$/.test(file)) continue;
    for (const next of importsOf(file)) if (!from.has(next)) from.set(next, file);
  }
  return undefined;
}

const FORM = /^lib\/forms\/|components\/form\/use-form\./;

test('the walk finds a form and Mantine in a dialog with both', () => {
  expect(wayTo(FORM, 'components/stock/item/write-off-dialog.tsx')).toBeDefined();
  expect(wayTo(LATE, 'components/stock/item/write-off-dialog.tsx')).toBeDefined();
});

test.each(pages.filter((page) => !WITH_FORMS.includes(page)))('%s loads no form before a dialog is opened', (page) => {
  expect(wayTo(FORM, page)).toBeUndefined();
});

test.each(roots)('%s loads neither Mantine nor a chart before the first paint', (page) => {
  expect(wayTo(LATE, page)).toBeUndefined();
});
