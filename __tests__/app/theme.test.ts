import fs from 'node:fs';
import path from 'node:path';

const sheet = fs.readFileSync('app/theme.css', 'utf8');

const files = ['app', 'components'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('no file uses a variable that the theme lacks', () => {
  const missing = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/(--(?:kit|app)-[\w-]*\w)(?![\w-]*\$\{)/g)]
      .filter(([, name]) => !sheet.includes(`  ${name}:`))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('the theme has no variable that nothing uses', () => {
  const text = [...files.map((file) => fs.readFileSync(file, 'utf8')), sheet].join('\n');
  const defined = [...sheet.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name);
  expect(defined.filter((name) => !new RegExp(`${name}(?![\\w-]|:)`).test(text))).toEqual([]);
});

test('each sheet with our layer states the order of layers, since sheets load in any order', () => {
  const layered = files.filter((file) => file.endsWith('.css') && fs.readFileSync(file, 'utf8').includes('@layer ui'));
  expect(layered.length).toBeGreaterThan(10);
  const first = layered.filter((file) => !/^(\/\*[^*]*\*\/\s*)?@layer base, ui;/.test(fs.readFileSync(file, 'utf8')));
  expect(first).toEqual([]);
});

/** Classes of a style sheet. */
const classesIn = (sheetFile: string): ReadonlySet<string> =>
  new Set(
    [...fs.readFileSync(sheetFile, 'utf8').matchAll(/\.([A-Za-z]\w*)(?=[^{}\n]*[{,]\s*$)/gm)].map(
      ([, name = '']) => name,
    ),
  );

interface Use {
  readonly file: string;
  readonly sheet: string;
  /** Classes that the file names. */
  readonly names: readonly string[];
  /** The file computes a class, so that any may be used. */
  readonly computes: boolean;
}
const uses = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file): Use[] => {
    const text = fs.readFileSync(file, 'utf8');
    return [...text.matchAll(/^import (\w+) from '([^']*\.module\.css)'/gm)].map(([, name = '', from = '']) => {
      const named = [...text.matchAll(new RegExp(`\\b${name}\\[([^\\]]*)\\]`, 'g'))].map(([, inside = '']) => inside);
      const literals = named.map((inside) => [...inside.matchAll(/'(\w+)'/g)].map(([, one = '']) => one));
      return {
        file,
        sheet: from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from),
        names: literals.flat(),
        computes: literals.some((found) => found.length === 0),
      };
    });
  });

test('each class that a component names is in its style sheet', () => {
  const missing = uses.flatMap(({ file, sheet: from, names }) =>
    names.filter((name) => !classesIn(from).has(name)).map((name) => `${file}: ${name}`),
  );
  expect(uses.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('no style sheet has a class that no component names', () => {
  const sheets = [...new Set(uses.map(({ sheet: from }) => from))];
  expect(files.filter((file) => file.endsWith('.module.css') && !sheets.includes(file))).toEqual([]);
  const unused = sheets.flatMap((from) => {
    const here = uses.filter((use) => use.sheet === from);
    if (here.some(({ computes }) => computes)) return [];
    const named = new Set(here.flatMap(({ names }) => names));
    return [...classesIn(from)].filter((name) => !named.has(name)).map((name) => `${from}: ${name}`);
  });
  expect(unused).toEqual([]);
});
