import { check, local, type Tally } from './run';

const CODE = ['app', 'components', 'lib', 'backend', 'i18n', 'scripts', 'middleware.ts'];
const script = (name: string): string[] => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`];

/** Results of unchanged files are cached, except in CI: type-aware rules may depend on other files. */
const KEPT = process.env['CI'] ? [] : ['--cache', '--cache-strategy', 'content'];

/** All static checks. Lint takes as long as the others together and runs beside them. */
export async function checks(): Promise<Tally[]> {
  // Types of all files come near the four gigabytes that Node takes by default.
  const lint = check('lint', { NODE_OPTIONS: '--max-old-space-size=6144' }, [
    local('eslint'),
    '--max-warnings',
    '0',
    ...KEPT,
    '.',
  ]);
  const others = [
    await check('types', {}, [local('next'), 'typegen'], [local('tsc'), '--noEmit']),
    await check('format', {}, [local('prettier'), '--check', '--log-level', 'warn', ...KEPT, '.']),
    await check('import rules', {}, [local('depcruise'), '--config', '.dependency-cruiser.mjs', ...CODE]),
    await check('unused code', {}, [local('knip')]),
    await check('messages', {}, script('check-messages')),
    await check('words', {}, script('check-words')),
  ];
  return [...others, await lint];
}
