import { checks } from './test/checks';
import { summary } from './test/summary';

/** `npm run check`: types, lint, format, import rules, unused code, messages and words, which takes minutes the first time, before its caches are filled. */
async function main(): Promise<void> {
  const { text, failed } = summary(await checks());
  console.log(text);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
