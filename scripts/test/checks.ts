import { check, local } from './run';
import { timed, type Part } from './summary';

const CODE = ['app', 'components', 'lib', 'backend', 'i18n', 'scripts', 'tools', 'middleware.ts'];
const script = (name: string): string[] => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`];

/** Results of unchanged files are cached, except in CI. */
const KEPT = process.env['CI'] ? [] : ['--cache', '--cache-strategy', 'content'];

/** Collects garbage of the type checker, a Go program, less often: that saves an eighth of its CPU time. */
const ENV = { GOGC: '400' };

/** Written by Next: type checks of what pages, layouts and routes export. */
const PAGES = '.next/types/validator.ts';

type Command = readonly string[];

/** The static checks: a name, and commands of which the first that fails is reported. */
const CHECKS: readonly (readonly [string, ...Command[]])[] = [
  ['types and lint', [local('next'), 'typegen'], [local('oxlint'), '--type-aware', '--type-check', '.', PAGES]],
  ['format', [local('prettier'), '--check', '--log-level', 'warn', ...KEPT, '.']],
  ['import rules', [local('depcruise'), '--config', '.dependency-cruiser.mjs', ...CODE]],
  ['unused code', [local('knip')]],
  ['messages', script('check-messages')],
  ['words', script('check-words')],
];

/** All static checks, in lanes: each takes the next check when its last has ended. */
export async function checks(lanes: number): Promise<Part[]> {
  const left = [...CHECKS];
  const lane = async (): Promise<Part[]> => {
    const parts: Part[] = [];
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, ...commands] = next;
      parts.push(await timed(name, () => check(name, ENV, ...commands)));
    }
    return parts;
  };
  return (await Promise.all(Array.from({ length: lanes }, lane))).flat();
}
