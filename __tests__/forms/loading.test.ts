import fs from 'node:fs';
import path from 'node:path';

/** Pages with a form on the page itself. */
const WITH_FORMS = ['app/(main)/operations/page.tsx', 'app/(main)/operations/day-close/page.tsx'];

const pages = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => path.join('app', file));

/** Files loaded with a file: its value imports, without types and dynamic imports. */
function importsOf(file: string): string[] {
  const source = fs.readFileSync(file, 'utf8');
  const named = [...source.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?['"](@\/|\.{1,2}\/)([^'"]+)['"]/gm)];
  return named.flatMap(([, root = '', rest = '']) => {
    const base = root === '@/' ? rest : path.join(path.dirname(file), root, rest);
    const found = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((candidate) => fs.existsSync(candidate));
    return found ? [found] : [];
  });
}

/** Import path from a page to the first form it loads; undefined if it loads none. */
function wayToForm(page: string): string[] | undefined {
  const from = new Map<string, string | null>([[page, null]]);
  for (const file of from.keys()) {
    if (/^lib\/forms\/|components\/form\/use-form\./.test(file)) {
      const way = [];
      for (let at: string | null = file; at !== null; at = from.get(at) ?? null) way.unshift(at);
      return way;
    }
    for (const next of importsOf(file)) if (!from.has(next)) from.set(next, file);
  }
  return undefined;
}

test('the walk finds a form on a page with one', () => {
  expect(wayToForm('components/stock/item/write-off-dialog.tsx')).toBeDefined();
});

test.each(pages.filter((page) => !WITH_FORMS.includes(page)))('%s loads no form before a dialog is opened', (page) => {
  expect(wayToForm(page)).toBeUndefined();
});
