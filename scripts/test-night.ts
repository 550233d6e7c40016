import { offerPoppler, requireChromium } from './test/debian';
import { prepareBrowser } from './test/browser';
import { NIGHT_PARTS } from './test/night';
import { finish, timed, type Part } from './test/summary';

/** `npm run test:night`: what takes long by nature, one part after another; with words, only the parts of these names. */
async function main(): Promise<Part[]> {
  const words = process.argv.slice(2);
  const chosen = NIGHT_PARTS.filter(({ name }) => words.length === 0 || words.includes(name));
  if (chosen.length === 0) throw new Error(`The parts are ${NIGHT_PARTS.map(({ name }) => name).join(', ')}.`);
  await offerPoppler();
  const chromium = await requireChromium();
  const needsVenue = chosen.some(({ isSelfContained }) => !isSelfContained);
  const parts: Part[] = needsVenue ? [await timed('venue and build', prepareBrowser)] : [];
  for (const { name, guards, run } of chosen) {
    console.log(`\n── ${name}: ${guards}`);
    parts.push(await timed(name, () => run(chromium)));
  }
  return parts;
}

finish(main());
