import { check, local } from './run';
import { timed, type Part } from './summary';

const CODE = ['app', 'components', 'lib', 'backend', 'i18n', 'scripts', 'tools', 'middleware.ts'];
const script = (name: string): string[] => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`];

/** Results of unchanged files are cached, except in CI. */
const KEPT = process.env['CI'] ? [] : ['--cache', '--cache-strategy', 'content'];

type Command = readonly string[];

/** The static checks: a name, and commands of which the first that fails is reported. */
const CHECKS: readonly (readonly [string, ...Command[]])[] = [
  ['types', [local('next'), 'typegen'], [local('tsc'), '--noEmit']],
  ['lint', [local('eslint'), '--max-warnings', '0', ...KEPT, '.']],
  ['lint with types', [local('oxlint'), '--type-aware']],
  ['format', [local('prettier'), '--check', '--log-level', 'warn', ...KEPT, '.']],
  ['import rules', [local('depcruise'), '--config', '.dependency-cruiser.mjs', ...CODE]],
  ['unused code', [local('knip')]],
  ['messages', script('check-messages')],
  ['words', script('check-words')],
];

/** All static checks, one after another. */
export async function checks(): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [name, ...commands] of CHECKS) parts.push(await timed(name, () => check(name, {}, ...commands)));
  return parts;
}
