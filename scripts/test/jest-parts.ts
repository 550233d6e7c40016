import { jest } from './jest';
import { timed, type Part } from './summary';

/** Jest's tests that match the words, or all; those that mostly wait have workers of their own. */
export const jestParts = (words: readonly string[]): Promise<Part[]> =>
  Promise.all([
    // Two workers leave processors idle while their tests wait.
    timed('Jest', () => jest({ projects: ['node', 'ui'], workers: 3, words })),
    timed('Jest, tests that wait', () => jest({ projects: ['waiting'], workers: 3, words })),
  ]);
