import { inBrowser } from './test/browser';
import { checksAfter } from './test/checks';
import { offerPoppler } from './test/debian';
import { jestWaiting, jestWorking } from './test/jest-parts';
import { finish, type Part } from './test/summary';

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
