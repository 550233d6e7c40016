import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const text = readFileSync('CONTRIBUTING.md', 'utf8');
const lines = (code: string) => code.split('\n').map((line) => line.trim());
const EXAMPLES = '__tests__/contributing/';

const HEAD = /^\/\/ ([\w.()[\]/-]+\.\w+)$/m;
/** Code blocks by the paths in them; each path stands above its code. */
const blocks = [...text.matchAll(/^```tsx?\n([^]*?)\n```$/gm)].flatMap(([, block = '']) => {
  const [before = '', ...parts] = block.split(HEAD);
  const examples = parts.flatMap((path, at) => (at % 2 === 0 ? [{ path, code: parts[at + 1]?.trim() ?? '' }] : []));
  return before.trim() === '' ? examples : [{ path: `no path: ${before}`, code: before }];
});
/** Everything that a text names in backticks, outside of code blocks. */
const namedIn = (page: string) =>
  [...page.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
const named = namedIn(text);
const isPath = (name: string) => /^[\w.()[\]/-]+$/.test(name) && /\/$|\.(tsx?|mjs|json|md|sql)$/.test(name);

/** The code below the imports, which end at the first empty line. */
const withoutImports = (file: string) => file.slice(file.indexOf('\n\n')).trim();

/** Whether the pieces of an excerpt, which `// …` parts, stand in the file in their order. */
function stands(code: string, file: string): boolean {
  const [all, pieces] = [lines(file), code.split(/^\s*\/\/ …$\n?/m).map((piece) => lines(piece.trim()))];
  let from = 0;
  return pieces.every((piece) => {
    const at = all.findIndex((_, index) => index >= from && piece.every((line, next) => all[index + next] === line));
    from = at + piece.length;
    return at >= 0;
  });
}

test('there are examples', () => {
  expect(blocks.filter(({ path }) => path.startsWith(EXAMPLES)).length).toBeGreaterThanOrEqual(6);
  expect(blocks.every(({ code }) => code !== '')).toBe(true);
  expect(new Set([...text.matchAll(/^```(\w+)/gm)].map(([, language]) => language))).toEqual(
    new Set(['sh', 'ts', 'tsx']),
  );
});

test.each(blocks.map(({ path, code }) => [path, code] as const))('the example from %s is its code', (path, code) => {
  const file = existsSync(path) ? readFileSync(path, 'utf8') : 'no such file';
  if (path.startsWith(EXAMPLES)) expect(code).toBe(withoutImports(file));
  else expect([code, stands(code, file)]).toEqual([code, true]);
});

test('every path that it names exists', () => {
  const paths = named.filter(isPath);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(['components/README.md', 'backend/README.md'])('every file that %s names with its folder exists', (page) => {
  const files = namedIn(readFileSync(page, 'utf8')).filter((name) => isPath(name) && /\/.*\.\w+$/.test(name));
  const folders = ['.', dirname(page), 'backend/src'];
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !folders.some((folder) => existsSync(join(folder, file))))).toEqual([]);
});

test('every script and every message that it names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const used = [...text.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
  const own = used.filter((name) => !['ci', 'start', 'test'].includes(name));
  expect(own).toContain('check');
  expect(own.filter((name) => !(name in scripts))).toEqual([]);
});

test('names of functions, values and types that it gives in backticks stand in the code', () => {
  const symbols = named.filter((name) => /^(?:[a-z]+[A-Z]\w*|[A-Z][A-Z_]{3,}|[A-Z][a-z]+[A-Z]\w*)$/.test(name));
  const files = [...named.filter(isPath), ...blocks.map(({ path }) => path)].filter((path) => /\.tsx?$/.test(path));
  const code = [...files, 'lib/lists/report/filters.ts', 'lib/lists/list.ts']
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  expect(symbols.length).toBeGreaterThan(7);
  expect(symbols.filter((symbol) => !code.includes(symbol))).toEqual([]);
});
