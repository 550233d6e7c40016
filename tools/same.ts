import { offerPoppler } from '@/scripts/test/debian';
import { openApp } from './same/app';
import { requireClock } from './same/clock';
import { checkOut, hashOf } from './same/checkout';
import { portraitOf } from './same/collect';
import { differencesOf, reportOf } from './same/compare';
import { lists, papers } from './same/files';
import { keptPortrait } from './same/kept';
import { replies } from './same/replies';
import type { Portrait, Question } from './same/question';
import { screens } from './same/screens';

const USAGE = 'npm run same -- COMMIT: what this checkout answers differently from a commit, on one sample venue';

/** What the app of a checkout answers. */
async function portraitAt(root: string, questions: readonly Question[]): Promise<Portrait> {
  if (process.stderr.isTTY) console.error(`Asking ${root}…`);
  const app = await openApp(root);
  return portraitOf(app, questions).finally(() => app.close());
}

/** `npm run same`. Exit code 0: no difference; 1: differences; 2: nothing could be compared. */
async function main(): Promise<void> {
  const [commit, ...others] = process.argv.slice(2);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  if (commit === undefined || others.length > 0) throw new Error(USAGE);
  await offerPoppler();
  await requireClock();
  const questions = [...papers(), ...replies(), ...lists(), ...screens()];
  const before = await keptPortrait(hashOf(commit), questions, async () => {
    const { root, remove } = checkOut(hashOf(commit));
    return portraitAt(root, questions).finally(remove);
  });
  const found = differencesOf(before, await portraitAt(process.cwd(), questions));
  console.log(reportOf(found));
  process.exitCode = found.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
