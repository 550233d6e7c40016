import { inBrowser } from './test/browser';
import { checks } from './test/checks';
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
  const parts = await Promise.all([inBrowser(words), jestParts(words), words.length > 0 ? [] : checks(1)]);
  return parts.flat();
}

finish(main());
