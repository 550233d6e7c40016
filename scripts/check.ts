import { checks } from './test/checks';
import { total } from './test/run';

/** `npm run check`: types, lint, format, import rules, unused code, messages and words, which takes minutes the first time, before its caches are filled. */
async function main(): Promise<void> {
  const { passed, failed } = total(await checks());
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
