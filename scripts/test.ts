import { inBrowser, prepareBrowser } from './test/browser';
import { checks } from './test/checks';
import { offerPoppler } from './test/debian';
import { jestOnBoth } from './test/jest';
import { total } from './test/run';

/** `npm test`: all checks; with words, only tests whose paths match. The last lines name the failures and the totals. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  await offerPoppler();
  // Lint keeps one processor busy for minutes; the tests use the other one.
  const checked = words.length > 0 ? [] : checks();
  const prepare = async () => (words.length > 0 ? [] : [await prepareBrowser()]);
  const tested = await jestOnBoth(words, prepare);
  const { passed, failed, notes } = total([...(await checked), ...tested, ...(await inBrowser(words))]);
  console.log(['', ...notes, `${passed} passed, ${failed} failed`].join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
