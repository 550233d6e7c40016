import { enterCount, getCount, startCount, submitCount } from '@/lib/sections/stocktake/contract';
import { signedIn, type Ask } from '../../support/ask';
import type { Stack } from '../../support/stack';

/** A counter, and two approvers. */
export async function hire(stack: Stack) {
  await stack.addPerson('nok', 'StockView', 'StockAdd');
  for (const login of ['marina', 'somchai']) await stack.addPerson(login, 'StockView', 'StockAdd', 'StockEdit');
  const enter = (login: string) => person(signedIn(login));
  return { nok: enter('nok'), marina: enter('marina'), somchai: enter('somchai') };
}

/** Calls of a stocktake, made by one person. */
function person(ask: Ask) {
  return {
    ask,
    start: async (folders: number[] = [], blind = false, name = 'Бар') =>
      (await ask(startCount, { body: { name, folders, blind } })).count_id,
    enter: async (count_id: number, item_id: number, counted: number | null, as_expected?: boolean) =>
      (await ask(enterCount, { body: { count_id, item_id, counted, as_expected } })).line,
    submit: (count_id: number) => ask(submitCount, { body: { count_id } }),
    look: (id: number) => ask(getCount, { params: { id } }),
  };
}
export type StockPerson = ReturnType<typeof person>;
