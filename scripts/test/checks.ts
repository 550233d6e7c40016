import { check, local, type Tally } from './run';

const CODE = ['app', 'components', 'lib', 'backend', 'i18n', 'scripts', 'tools', 'middleware.ts'];
const script = (name: string): string[] => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`];

/** Results of unchanged files are cached, except in CI. */
const KEPT = process.env['CI'] ? [] : ['--cache', '--cache-strategy', 'content'];

/** All static checks. */
export async function checks(): Promise<Tally[]> {
  return [
    await check('lint', {}, [local('eslint'), '--max-warnings', '0', ...KEPT, '.']),
    await check('lint with types', {}, [local('oxlint'), '--type-aware']),
    await check('types', {}, [local('next'), 'typegen'], [local('tsc'), '--noEmit']),
    await check('format', {}, [local('prettier'), '--check', '--log-level', 'warn', ...KEPT, '.']),
    await check('import rules', {}, [local('depcruise'), '--config', '.dependency-cruiser.mjs', ...CODE]),
    await check('unused code', {}, [local('knip')]),
    await check('messages', {}, script('check-messages')),
    await check('words', {}, script('check-words')),
  ];
}
