import { asc, eq } from 'drizzle-orm';
import { expenses, orderLines, orders } from '@/backend/src/db/schema';
import { send } from '@/lib/api/call';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import { openBrowser } from '@/__tests__/support/browser';
import { openTill, tillStack } from '@/__tests__/support/till';

interface Position {
  readonly menu_id: number;
  readonly count: number;
  readonly price: number;
}

/** The till's bar for the tests of a file, with the signed-in admin. */
export function tillBar(env: Readonly<Record<string, string>> = {}) {
  const stack = tillStack(env);
  const admin = openBrowser();
  const till = openTill();
  beforeAll(async () => {
    await admin.signIn('admin');
  });
  const db = () => stack.database.db;
  return {
    stack: () => stack,
    db,
    admin,
    till,
    /** Body of a payment, in cash by default. `rest` overrides its fields. */
    cash: (at: object, rest: object = {}) => ({ ...at, cashier_id: stack.cashier, paid_type: 'cash', ...rest }),
    save: (item_id: number, change: object) => send(saveItem, { body: { item_id, ...change } }, admin.fetch),
    /** An open table as the till sees it. */
    shown: async ({ table }: { table: string }) => {
      const { json } = await till.ask('tables');
      return (json['tables'] as { table: string; items: Position[] }[]).find((one) => one.table === table);
    },
    orderOf: async (number: unknown) => {
      const isIt = eq(orders.order_number, Number(number));
      return (await db().select().from(orders).where(isIt))[0];
    },
    expenseOf: async (number: unknown) => {
      const isIts = eq(expenses.order_number, Number(number));
      return (await db().select().from(expenses).where(isIts))[0];
    },
    linesOf: (number: unknown) => {
      const areIts = eq(orderLines.order_number, Number(number));
      return db().select().from(orderLines).where(areIts).orderBy(asc(orderLines.line));
    },
  };
}
