import { check, local } from './run';
import { timed, type Part } from './summary';

const CODE = ['app', 'components', 'lib', 'backend', 'i18n', 'scripts', 'tools', 'middleware.ts'];
const script = (name: string): string[] => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`];

/** Collects garbage of the type checker, a Go program, less often: that saves an eighth of its CPU time. */
const ENV = { GOGC: '400' };

/** Written by Next: type checks of what pages, layouts and routes export. */
const PAGES = '.next/types/validator.ts';

type Command = readonly string[];

/** The static checks: a name, and commands of which the first that fails is reported. */
const CHECKS: readonly (readonly [string, ...Command[]])[] = [
  ['format', [local('oxfmt'), '--check']],
  ['import rules', [local('depcruise'), '--config', '.dependency-cruiser.mjs', ...CODE]],
  ['unused code', [local('knip')]],
  ['messages', script('check-messages')],
  ['words', script('check-words')],
];

const TYPES = [
  [local('next'), 'typegen'],
  [local('oxlint'), '--type-aware', '--type-check', '.', PAGES],
];

const types = (): Promise<Part[]> =>
  timed('types and lint', () => check('types and lint', ENV, ...TYPES)).then((part) => [part]);

async function others(): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [name, ...commands] of CHECKS) parts.push(await timed(name, () => check(name, ENV, ...commands)));
  return parts;
}

/** All static checks, two at a time. */
export const checks = async (): Promise<Part[]> => (await Promise.all([types(), others()])).flat();

/** All static checks, one after the other. Those of types wait for a build, which would delete what they read. */
export const checksAfter = async (built: Promise<unknown>): Promise<Part[]> => [
  ...(await others()),
  ...(await built.then(types)),
];
