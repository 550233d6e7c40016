import { packageOf, sumPackages } from '@/tools/bench-web/packages';

test('a source belongs to the innermost package, or to a folder of our own', () => {
  expect(packageOf('[project]/node_modules/@radix-ui/react-popover/dist/index.mjs')).toBe('@radix-ui/react-popover');
  expect(packageOf('[project]/node_modules/next/node_modules/postcss/lib/a.js')).toBe('postcss');
  expect(packageOf('[project]/components/table/list-table.tsx')).toBe('own: components/table');
});

test('sums count the scripts of the first load, each source in a file once', () => {
  const part = (filename: string, source_path: string, compressed_size: number) =>
    ({ type: 'part', filename, source_path: `[project]/node_modules/${source_path}`, compressed_size }) as const;
  const lines = [
    { type: 'group', kind: 'bootstrap', outputs: ['a.js', 'a.css'] },
    { type: 'group', kind: 'render_dependent', outputs: ['a.js', 'b.js'] },
    { type: 'group', kind: 'async', outputs: ['later.js'] },
    part('a.js', 'zod/a', 10),
    part('a.js', 'zod/a', 10),
    part('b.js', 'zod/b', 5),
    part('b.js', 'swr/a', 20),
    part('later.js', 'chart.js/a', 500),
    part('a.css', 'swr/style', 70),
  ] as const;
  expect(sumPackages(lines)).toEqual([
    ['swr', 20],
    ['zod', 15],
  ]);
});
