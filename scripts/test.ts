import { inBrowser } from './test/browser';
import { checksAfter } from './test/checks';
import { offerPoppler } from './test/debian';
import { jestParts } from './test/jest-parts';
import { finish, type Part } from './test/summary';

/**
 * `npm test`: all parts at once; with words, only tests whose paths match. Most parts wait for servers and browsers now and
 * then, so that together they keep the processors busy.
 */
async function main(): Promise<Part[]> {
  const words = process.argv.slice(2);
  await offerPoppler();
  const browser = inBrowser(words);
  const parts = await Promise.all([
    browser.parts,
    jestParts(words),
    words.length > 0 ? [] : checksAfter(browser.prepared),
  ]);
  return parts.flat();
}

finish(main());
