import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'backend/src', 'i18n', 'scripts/start'];
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
const sources = [...FOLDERS.flatMap(filesIn), 'middleware.ts', 'scripts/start.ts'].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Code that the product does not have, the files that may have it all the same, and an example. */
const RULES: readonly (readonly [what: string, pattern: RegExp, files: readonly string[], example: string])[] = [
  ['a text that is run as code', /\beval\(|new Function\(|from 'node:vm'/, [], 'eval(text)'],
  [
    'a text that becomes HTML without React',
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/,
    ['app/layout.tsx', 'components/table/column-styles.tsx', 'components/ui/before-paint.tsx'],
    'node.innerHTML = name',
  ],
  [
    'a program that is started by a shell',
    /import \{[^}]*\bexec\w*[^}]*\} from 'node:child_process'|\bshell: (true|['"])/,
    [],
    "import { exec } from 'node:child_process'",
  ],
  ['a random number that can be guessed', /Math\.random\(/, ['backend/src/http/command.ts'], 'Math.random()'],
  ['a hash but SHA-256', /create(Hash|Hmac)\((?!'sha256')|hkdfSync\((?!'sha256')/, [], "createHash('md5')"],
  ['a cipher but AES-256-GCM', /create(Dec|C)ipheriv\((?!'aes-256-gcm')/, [], "createCipheriv('aes-128-ecb')"],
  [
    'certificates or requests that are not checked',
    /rejectUnauthorized|NODE_TLS_REJECT|insecureHTTPParser/,
    [],
    'rejectUnauthorized: false',
  ],
  [
    'rows of a query that `db/rows.ts` does not read',
    /\b(tx|db)\.execute<|\{ rows \} = await \w+\.execute\b/,
    [],
    'const { rows } = await tx.execute(sql`select 1`)',
  ],
  ['a format that is made for each text', /\.toLocale(Date|Time)?String\(/, [], 'value.toLocaleString(locale)'],
  ['replies that other sites may read', /access-control-allow/i, [], "'access-control-allow-origin': '*'"],
];

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(800);
});

test.each(RULES)('nowhere stands %s', (_what, pattern, files, example) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(files);
  expect(example).toMatch(pattern);
});

test('every package of the lock has the hash of its contents, but those for other machines', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; optional?: boolean }>;
  };
  const all = Object.entries(packages).filter(([name]) => name !== '');
  expect(all.length).toBeGreaterThan(1000);
  const without = all.filter(([, { integrity = '', optional }]) => !optional && !/^sha512-/.test(integrity));
  expect(without.map(([name]) => name)).toEqual([]);
});
