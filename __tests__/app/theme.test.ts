import fs from 'node:fs';
import { themeCss } from '@/scripts/theme-css';

const sheet = fs.readFileSync('app/theme.css', 'utf8');

const files = ['app', 'components'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('app/theme.css is what Mantine makes of the theme', () => {
  expect(sheet).toBe(themeCss());
});

test('no file uses a variable that the theme lacks', () => {
  const missing = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/(--(?:mantine|app)-[\w-]*\w)(?![\w-]*\$\{)/g)]
      .filter(([, name]) => !sheet.includes(`  ${name}:`))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('each sheet with our layer states the order of layers, since sheets load in any order', () => {
  const layered = files.filter((file) => file.endsWith('.css') && fs.readFileSync(file, 'utf8').includes('@layer ui'));
  expect(layered.length).toBeGreaterThan(10);
  const first = layered.filter(
    (file) => !/^(\/\*[^*]*\*\/\s*)?@layer mantine, ui;/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(first).toEqual([]);
});
