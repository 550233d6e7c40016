import type { App } from './app';
import { answer, signIn } from './ask';
import { contractOf, namesIn } from './contract';
import { booksOf, bytesOf } from './measures';
import { enter, type Portrait, type Question } from './question';
import { ADMIN } from './venue';

/** Concurrent requests: the app and the backend are separate processes. */
const AT_ONCE = 3;

/** Answers of a checkout's app to all questions, the end of its ledgers and the bytes of its routes. */
export async function portraitOf(app: App, questions: readonly Question[]): Promise<Portrait> {
  const portrait: Portrait = {};
  const names = namesIn(app.root);
  contractOf(names, questions, portrait);
  const cookies = await signIn(app, portrait);
  const take = async (question: Question): Promise<void> =>
    enter(portrait, question, await answer(app, cookies, question));
  const known = questions.filter((question) => question.of === undefined || names.has(question.of));
  for (const question of known.filter(({ books }) => books)) await take(question);
  const waiting = known.filter(({ books }) => !books);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await take(next);
  };
  await Promise.all([booksOf(app, portrait), ...Array.from({ length: AT_ONCE }, work)]);
  await bytesOf(app, names, cookies.get(ADMIN) ?? '', portrait);
  return portrait;
}
