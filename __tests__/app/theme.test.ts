import fs from 'node:fs';

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
