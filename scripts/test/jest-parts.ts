import { jest } from './jest';
import { timed, type Part } from './summary';

/** Jest's tests that match the words, or all, but those that mostly wait. Two workers leave processors idle now and then. */
export const jestWorking = (words: readonly string[]): Promise<Part> =>
  timed('Jest', () => jest({ projects: ['node', 'ui'], workers: 3, words }));

/** Jest's tests that mostly wait. */
export const jestWaiting = (words: readonly string[]): Promise<Part> =>
  timed('Jest, tests that wait', () => jest({ projects: ['waiting'], workers: 2, words }));
