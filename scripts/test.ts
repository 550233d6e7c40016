import { inBrowser } from './test/browser';
import { checksAfter } from './test/checks';
import { offerPoppler } from './test/debian';
import { finish, type Part, timed } from './test/summary';
import { jest } from './test/jest';

/** Jest's tests that match the words, or all, but those that mostly wait. Two workers leave processors idle now and then. */
const jestWorking = (words: readonly string[]): Promise<Part> =>
  timed('Jest', () => jest({ projects: ['node', 'ui'], workers: 3, words }));

/** Jest's tests that mostly wait. */
const jestWaiting = (words: readonly string[]): Promise<Part> =>
  timed('Jest, tests that wait', () => jest({ projects: ['waiting'], workers: 2, words }));

/**
 * `npm test`: Jest beside the build and the checks, then browser tests beside the tests that wait; with words, only tests
 * whose paths match. More at once would keep no processor busier, and on a loaded machine calls then exceed their time
 * limits.
 */
async function main(): Promise<Part[]> {
  const words = process.argv.slice(2);
  await offerPoppler();
  const browser = inBrowser(words);
  const working = jestWorking(words);
  const parts = await Promise.all([
    working,
    working.then(browser.run),
    working.then(() => jestWaiting(words)),
    words.length > 0 ? [] : checksAfter(browser.prepared),
  ]);
  return parts.flat();
}

finish(main());
