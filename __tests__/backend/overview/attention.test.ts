import { closeDay, countDay } from '@/lib/sections/days/contract';
import { bringBack, listAttention, RULES, setAside, type RuleName } from '@/lib/sections/overview/contract/attention';
import { getVenueSettings, saveVenueSettings } from '@/lib/sections/settings/contract/venue';
import type { Limits } from '@/lib/sections/settings/contract/limits';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import { laidOut } from '@/lib/sections/days/rules/close';
import { MAX_PERMISSION, permissionsOf } from '@/lib/rights/permissions';
import { readCases } from '@/backend/src/operation/attention/cases';
import { attentionLines } from '@/backend/src/operation/attention/lines';
import { LIME, RUM, ZONE } from '../expenses/money-venue';
import { BAR, DAIQUIRI, DAY, SHOT, startPayday } from '../payments/payday';

const venue = startPayday();
const present = Date.now();
beforeAll(async () => {
  // The venue has traded for most of a year: a usual week is known.
  await sell(1, 300);
});

const PAGE = { page: 1, count: 100 };
const seconds = (time: number): number => Math.floor(time / 1000);
const ADMIN = { person: { login: 'admin', permissions: MAX_PERMISSION }, zone: ZONE };

/** Cases of a rule, or all, some days from now. */
async function cases(rule?: RuleName, days = 0, ask = venue.ask) {
  const then = { ...ADMIN, special: venue.app.special, now: seconds(present + days * DAY) };
  const { items } = await (days === 0 ? ask(listAttention, { body: PAGE }) : readCases(venue.database.db, then, PAGE));
  return items.filter((one) => rule === undefined || one.rule === rule);
}
const query = (text: string, values: readonly unknown[] = []) => venue.database.pool.query(text, [...values]);
/** Sells daiquiris some days before now. */
const sell = (quantity: number, days = 0, menu_id = DAIQUIRI) => {
  const time = new Date(present - days * DAY);
  return venue.pay({ lines: [{ menu_id, quantity }], opened_time: time, paid_time: time });
};

/** Records that a nightly job has just run. */
const ran = (job: string, ok: boolean, report = {}) =>
  query(
    `insert into scheduled_runs (job, run_date, started_at, finished_at, ok, report)
     values ($1, '2026-01-01', to_timestamp($2), to_timestamp($2), $3, $4)`,
    [job, seconds(present), ok, report],
  );

test('a clean venue needs no attention, today and in a year', async () => {
  expect(await cases()).toEqual([]);
  expect(await cases(undefined, 365)).toEqual([]);
});

/** A planted case: what makes it, when it is looked for, and what is then found. */
interface Planted {
  readonly plant: () => Promise<unknown>;
  /** Days from now at which nothing is found yet, although it is planted. */
  readonly notYet?: number;
  readonly days?: number;
  readonly found: object;
}

const PLANTED: Readonly<Record<RuleName, Planted>> = {
  bonuses_unpaid: {
    plant: async () => {
      const agent = await venue.hire({ first_name: 'Noi' });
      await venue.order(await venue.seat([agent]));
    },
    notYet: 29,
    days: 31.5,
    found: { name: 'Noi', amount: 50, args: { days: 31 } },
  },
  mail_undelivered: {
    plant: async () => {
      const agent = await venue.hire({ email: 'lost@example.com' });
      await venue.order(await venue.seat([agent]));
      const { mail_id } = await venue.askFor(agent);
      await query(`update mail_outbox set state = 'dead', error = '550 No such user' where mail_id = $1`, [mail_id]);
    },
    found: { name: 'lost@example.com', amount: null, args: { error: '550 No such user' } },
  },
  cashier_voids: {
    plant: async () => {
      for (let order = 0; order < 3; order += 1) {
        const { expense_id } = await sell(1);
        await venue.ask(deleteExpense, { body: { expense_id } });
      }
    },
    found: { subject: '1', name: 'admin', amount: 750, args: { cases: 3, usual: 0 } },
  },
  cashier_taken_off: {
    plant: () =>
      query(
        `insert into taken_off (place_id, "table", menu_id, menu_name, quantity, value, user_id, taken_time, after_bill)
         select ${BAR}, '7', ${DAIQUIRI}, 'Дайкири', 1, 25000, 1, to_timestamp($1), true from generate_series(1, 4)`,
        [seconds(present)],
      ),
    found: { subject: '1', name: 'admin', amount: 1000, args: { cases: 4, usual: 0 } },
  },
  price_jumped: {
    plant: async () => {
      await venue.deliver([[LIME, 10, 5]]);
      await venue.deliver([[LIME, 10, 7]]);
    },
    found: { name: 'Лайм', amount: 20, args: { item_id: LIME, before: 5, price: 7, percent: 40, measure: 'unit' } },
  },
  delivery_unpaid: {
    plant: () => venue.deliver([[RUM, 1, 500]], { pay_later: true, supplier: 'Singha Co' }),
    notYet: 13,
    days: 15.5,
    found: { name: 'Singha Co', amount: 500, args: { days: 15 } },
  },
  stock_below_zero: {
    plant: () => sell(2600),
    found: { name: 'Ром', args: { item_id: RUM, measure: 'litre' } },
  },
  stock_runs_out: {
    plant: () => venue.deliver([[RUM, 60, 500]]),
    days: 1,
    found: { name: 'Ром', args: { item_id: RUM, days: 0, measure: 'litre' } },
  },
  close_difference: {
    plant: async () => {
      const cashier = (await venue.balances()).cashier;
      const { close_id } = await venue.ask(countDay, { body: { denominations: laidOut(cashier - 500_00) } });
      await venue.ask(closeDay, { body: { close_id, float: 0, reason: 'Сдача' } });
    },
    found: { amount: 500, args: { cash: -500, others: 0, reason: 'Сдача' } },
  },
  day_not_closed: {
    plant: () => sell(1, -0.01),
    days: 2,
    found: { amount: null },
  },
  margin_low: {
    plant: async () => {
      await sell(10, 0, SHOT);
      await venue.database.db.execute(
        `insert into dish_ingredients (menu_id, item_id, item_quantity) values (${SHOT}, ${LIME}, 15)`,
      );
    },
    days: 1,
    found: { subject: String(SHOT), name: 'Шот', args: { limit: 30 } },
  },
  margin_fell: {
    plant: async () => {
      await sell(1, -29);
      await query('update menu_items set retail_price = 6000 where item_id = $1', [DAIQUIRI]);
    },
    days: 30,
    found: { subject: String(DAIQUIRI), name: 'Дайкири' },
  },
  backup_late: {
    plant: () => ran('backup', true),
    notYet: 1,
    days: 1.2,
    found: { amount: null, since: seconds(present), args: { error: '' } },
  },
  books_disagree: {
    plant: () => ran('check_books', false, { faults: 2 }),
    found: { amount: null, args: { faults: 2 } },
  },
  till_silent: {
    plant: async () => {
      // Three weeks with sales in the hour before the same moment, and in the hour before that.
      for (const week of [1, 2, 3]) for (const hours of [0.5, 1.5]) await sell(1, -100 + week * 7 + hours / 24);
    },
    days: 100,
    found: { subject: 'till', args: { minutes: 7 * 24 * 60 + 30 } },
  },
};

test.each(RULES.toSorted((a, b) => Object.keys(PLANTED).indexOf(a) - Object.keys(PLANTED).indexOf(b)))(
  'the rule %s is silent before its case is planted, and finds it then',
  async (rule) => {
    const { plant, notYet, days = 0, found } = PLANTED[rule];
    const { args, ...rest } = found as { args?: object };
    expect(await cases(rule, days)).toEqual([]);
    await plant();
    if (notYet !== undefined) expect(await cases(rule, notYet)).toEqual([]);
    const listed = { ...rest, rule, set_aside: null, ...(args && { args: expect.objectContaining(args) as object }) };
    expect(await cases(rule, days)).toEqual(expect.arrayContaining([expect.objectContaining(listed)]));
  },
);

const LIMITED: Readonly<Partial<Record<keyof Limits, RuleName>>> = {
  price_jump: 'price_jumped',
  close_difference: 'close_difference',
  cashier_times: 'cashier_voids',
};

test('a limit is a setting of the venue: a higher one silences a rule, and zero switches it off', async () => {
  for (const [limit, rule] of Object.entries(LIMITED))
    for (const value of [0, limit === 'cashier_times' ? 0 : 1000]) {
      expect(await cases(rule)).not.toEqual([]);
      await venue.ask(saveVenueSettings, { body: { [limit]: value } });
      expect(await cases(rule)).toEqual([]);
      await venue.ask(saveVenueSettings, { body: { [limit]: limit === 'price_jump' ? 20 : 3 } });
    }
  const usual = { price_jump: 20, close_difference: 3, cashier_times: 3 };
  expect(await venue.ask(getVenueSettings, {})).toMatchObject(usual);
});

test('a case that is set aside is listed apart with its reason, returns with time, with its amount, and when asked', async () => {
  const [jumped] = await cases('price_jumped');
  const { rule, subject } = jumped!;
  const aside = async () => (await venue.ask(listAttention, { body: { ...PAGE, set_aside: true } })).items;
  await venue.ask(setAside, { body: { rule, subject, days: 7, reason: 'Сезон' } });
  expect(await cases('price_jumped')).toEqual([]);
  const mark = expect.objectContaining({ reason: 'Сезон', user_name: 'admin' }) as object;
  expect(await aside()).toEqual([expect.objectContaining({ rule, subject, set_aside: mark })]);
  await query(`update attention_marks set amount = amount / 2 where subject = $1`, [subject]);
  expect(await cases('price_jumped')).toHaveLength(1);
  await venue.ask(setAside, { body: { rule, subject, days: null, reason: 'Насовсем' } });
  expect(await cases('price_jumped')).toEqual([]);
  expect((await aside())[0]?.set_aside).toMatchObject({ until: null, reason: 'Насовсем' });
  await venue.ask(bringBack, { body: { rule, subject } });
  expect(await cases('price_jumped')).toHaveLength(1);
  expect(await venue.refused(venue.ask(bringBack, { body: { rule, subject } }))).toBe('2 noSuchCase');
  const gone = { rule, subject: 'none', days: 1, reason: 'Нет' };
  expect(await venue.refused(venue.ask(setAside, { body: gone }))).toBe('2 noSuchCase');
});

test('people hear of what their own screens show, and set aside nothing else', async () => {
  await venue.addPerson('storekeeper', 'StockView', 'OrdersView');
  await venue.addPerson('cashier', 'OrdersView');
  const rulesOf = async (login: string) => [
    ...new Set((await cases(undefined, 0, venue.signedIn(login))).map(({ rule }) => rule)),
  ];
  expect(await rulesOf('storekeeper')).toEqual(expect.arrayContaining(['price_jumped', 'cashier_voids']));
  expect(await rulesOf('cashier')).toEqual(['cashier_voids', 'cashier_taken_off']);
  const cashier = venue.signedIn('cashier');
  const [jumped] = await cases('price_jumped');
  const body = { rule: jumped!.rule, subject: jumped!.subject, days: 1, reason: 'Не моё' };
  expect(await venue.refused(cashier(setAside, { body }))).toBe('2 noSuchCase');
});

test('a switched-off section has no cases', async () => {
  expect(await cases('bonuses_unpaid', 31)).not.toEqual([]);
  await venue.ask(saveVenueSettings, { body: { sections_off: ['payments'] } });
  expect(await cases('bonuses_unpaid', 31)).toEqual([]);
  await venue.ask(saveVenueSettings, { body: { sections_off: [] } });
});

test('messages tell of it by rule, in the language and the rights of their reader', async () => {
  const lines = attentionLines(venue.app.special, ZONE);
  const [first] = await lines(venue.database.db, ADMIN.person, 'en');
  expect(first).toEqual({ text: 'The books do not agree', count: 1 });
  const reader = { login: 'reader', permissions: permissionsOf(['OrdersView']) };
  expect((await lines(venue.database.db, reader, 'ru')).map(({ text }) => text)).toEqual([
    'Много отмен у кассира',
    'Много снято со счетов',
  ]);
});
