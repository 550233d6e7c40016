import { check, local } from './run';
import { timed, type Part } from './summary';

const CODE = ['app', 'components', 'lib', 'backend', 'i18n', 'scripts', 'tools', 'middleware.ts'];
const script = (name: string): string[] => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`];

/** Collects garbage of the type checker, a Go program, less often: that saves an eighth of its CPU time. */
const ENV = { GOGC: '400' };

/** Written by Next: type checks of what pages, layouts and routes export. */
const PAGES = '.next/types/validator.ts';

/** A static check: its name, and its commands, of which the first that fails is reported. */
type Check = readonly [name: string, ...commands: (readonly string[])[]];

const TYPES: Check = [
  'types and lint',
  [local('next'), 'typegen'],
  [local('oxlint'), '--type-aware', '--type-check', '.', PAGES],
];
const OTHERS: readonly Check[] = [
  ['format', [local('oxfmt'), '--check']],
  ['import rules', [local('depcruise'), '--config', '.dependency-cruiser.mjs', ...CODE]],
  ['unused code', [local('knip')]],
  ['messages', script('check-messages')],
  ['words', script('check-words')],
];

const part = ([name, ...commands]: Check): Promise<Part> => timed(name, () => check(name, ENV, ...commands));

async function others(): Promise<Part[]> {
  const parts: Part[] = [];
  for (const one of OTHERS) parts.push(await part(one));
  return parts;
}

/** All static checks, two at a time. */
export const checks = async (): Promise<Part[]> => (await Promise.all([part(TYPES), others()])).flat();

/** All static checks, one at a time. The type check waits for `built`, because a build deletes the files that it reads. */
export const checksAfter = async (built: Promise<unknown>): Promise<Part[]> => [
  ...(await others()),
  await built.then(() => part(TYPES)),
];
