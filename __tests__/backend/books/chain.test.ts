import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { askAtOnce, checkChain, headOf, lostHeads, type Ask, type Fault } from '@/backend/src/books/chain';
import { checkBooks, checkRules } from '@/backend/src/books/check';
import { LEDGERS, type Ledger } from '@/backend/src/db/schema';
import { operateSalary } from '@/lib/sections/salary/contract/operations';
import { monthOf } from '@/lib/sections/salary/rules/month';
import { ZONE } from '../expenses/money-venue';
import { brokenBy } from '../../support/broken-by';
import { startPayday } from '../payments/payday';

const at = startPayday();
beforeAll(async () => {
  const agents = await at.pair();
  for (let round = 0; round < 3; round += 1) await at.order(await at.seat([agents.may]));
  await at.settle(agents.may);
  await at.settle(agents.lin, 2);
  const employee_id = await at.database.value`
    insert into employees (employee_name, joined) values ('Нина', date_trunc('month', now())::date) returning employee_id`;
  await at.database.rows`
    insert into employee_terms (employee_id, month, position, wages, overtime_hour_cost)
      values (${employee_id}, date_trunc('month', now())::date, 'Бармен', 2000000, 15000)`;
  const month = monthOf(Date.now() / 1000, ZONE);
  const operate = (operation: object) =>
    at.ask(operateSalary, { body: { employee_id, ...month, ...operation } as never });
  await operate({ type: 'credit', amount: 3_000, duration: 3 });
  await operate({ type: 'bonus', amount: 500, description: 'За август' });
  await operate({ type: 'penalty', amount: 100, description: 'Опоздание' });
}, 120_000);

/** Whoever writes past the triggers is not held up by constraints either. */
const NO_CONSTRAINTS = `
  do $$ declare command text; begin
    for command in
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint
      where contype in ('c', 'u') and conrelid::regclass::text in (${LEDGERS.map((ledger) => `'${ledger}'`).join()})
    loop execute command; end loop;
    for command in
      select format('drop index %s', indexrelid::regclass) from pg_index
      where indisunique and not indisprimary
        and indrelid::regclass::text in (${LEDGERS.map((ledger) => `'${ledger}'`).join()})
    loop execute command; end loop;
  end $$`;

/** Returns the result of `look` after changes made with the triggers switched off, and undoes the changes. */
async function after<T>(changes: readonly string[], look: (ask: Ask, client: PoolClient) => Promise<T>): Promise<T> {
  const client = await at.database.pool.connect();
  try {
    for (const command of ['begin', 'set local session_replication_role = replica', NO_CONSTRAINTS, ...changes])
      await client.query(command);
    return await look(askAtOnce(client), client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
const faultsAfter = async (...changes: readonly string[]): Promise<Fault[]> =>
  after(changes, async (ask) => (await checkChain(ask)).faults);

/** Columns that change by right, with the reason why the chain leaves them out. */
const MUTABLE: Partial<Record<Ledger, Readonly<Record<string, string>>>> = {
  expenses: {
    name: 'may be corrected; the history keeps each name',
    paidtype: 'a transfer between funds changes it, with an entry of its own',
    fund: 'as paidtype',
    item_id: 'a merge of stock items leads it to the other item',
    removed_entry_id: 'the entry that undoes it is chained, and a rule compares the amounts',
    removed_at: 'set with removed_entry_id, whose entry has its time',
    removed_by: 'the entry that undoes it has its user, and a rule compares both',
  },
};

const OTHER: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `coalesce(${column}, '') || ' '`,
  bigint: (column) => `coalesce(${column}, 0) + 1000`,
  integer: (column) => `coalesce(${column}, 0) + 1000`,
  smallint: (column) => `coalesce(${column}, 0) + 1000`,
  numeric: (column) => `coalesce(${column}, 0) + 0.01`,
  jsonb: (column) => `coalesce(${column}, '{}') || '{"other": 1}'`,
  date: (column) => `${column} + 1`,
  'timestamp with time zone': (column) => `${column} + interval '1 microsecond'`,
};

interface Column {
  readonly ledger: Ledger;
  readonly name: string;
  readonly type: string;
}
const columnsOf = () => at.database.rows<Column>`
  select table_name as ledger, column_name as name, data_type as type from information_schema.columns
  where table_schema = 'public' and table_name in ${LEDGERS} order by 1, ordinal_position`;

/** Some row of a ledger, by its place in the file, and its name in a report. */
async function someRow(ledger: Ledger, offset = 0) {
  const [row] = await at.database.rows<{ ctid: string; row_id: number }>`
    select r.ctid::text as ctid, ledger_row(r) as row_id from ${sql.identifier(ledger)} r order by 2 offset ${offset} limit 1`;
  if (!row) throw new Error(`${ledger} has no row ${offset}`);
  const id = row.row_id;
  const key = ledger === 'credit_instalments' ? `${Math.floor(id / 1000)}/${id % 1000}` : String(id);
  return { where: `ctid = '${row.ctid}'`, record: `${ledger} ${key}`, key, id };
}

const isNamed = (faults: readonly Fault[], rule: string, record: string): boolean =>
  faults.some((fault) => fault.rule === rule && (fault.record === record || fault.record.startsWith(`${record} (`)));

test('untouched books have no fault, and every ledger has rows', async () => {
  const { rows, faults } = await checkChain(askAtOnce(at.database.pool));
  expect(faults).toEqual([]);
  expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
});

test('a row changed in any column of any ledger is named, and only that one; other columns change by right', async () => {
  const wrong: string[] = [];
  const columns = await columnsOf();
  const rowOf = new Map<Ledger, Awaited<ReturnType<typeof someRow>>>();
  for (const ledger of LEDGERS) rowOf.set(ledger, await someRow(ledger, 1));
  await after([], async (ask, client) => {
    for (const { ledger, name, type } of columns) {
      const { where, record } = rowOf.get(ledger)!;
      await client.query('savepoint untouched');
      await client.query(`update ${ledger} set ${name} = ${OTHER[type]?.(name) ?? 'unknown type'} where ${where}`);
      const { faults } = await checkChain(ask);
      await client.query('rollback to untouched');
      const rows = faults.filter(({ rule }) => rule.startsWith('row '));
      const isNamedAlone = faults.length === 1 && isNamed(faults, 'row differs from what was booked', record);
      // A row with another key is a new one, and the old one is gone.
      const isGone = isNamed(rows, 'row was deleted', record);
      const isRight = MUTABLE[ledger]?.[name] === undefined ? isNamedAlone || isGone : rows.length === 0;
      if (!isRight) wrong.push(`${ledger}.${name} of ${record}: ${JSON.stringify(faults)}`);
    }
  });
  expect(wrong).toEqual([]);
}, 120_000);

/** Statement that copies a row past the program, with another value of its key. */
async function copying(ledger: Ledger, key: (name: string) => string): Promise<string> {
  const columns = (await columnsOf()).filter((one) => one.ledger === ledger).map(({ name }) => name);
  const moved = columns[ledger === 'credit_instalments' ? 1 : 0];
  const copied = columns.map((name) => (name === moved ? key(name) : name)).join(', ');
  return `insert into ${ledger} select ${copied} from ${ledger} where ${(await someRow(ledger)).where}`;
}

test.each(LEDGERS)('a row of %s that was deleted, or inserted past the program, is named', async (ledger) => {
  const { where, record } = await someRow(ledger);
  const deleted = await faultsAfter(`delete from ${ledger} where ${where}`);
  expect(deleted).toHaveLength(1);
  expect(isNamed(deleted, 'row was deleted', record)).toBe(true);
  const faults = await faultsAfter(await copying(ledger, (name) => `${name} + 500`));
  expect(faults.map(({ rule }) => rule)).toEqual(['row was not booked by the program']);
  expect(faults[0]?.record).toMatch(new RegExp(`^${ledger} `));
});

const NOT_UNDONE = 'removed rows were imported, and the import undone';
const FORGED_REMOVAL = (ledger: Ledger, row: string, import_id: number | null = null): string[] => [
  'alter table ledger_chain drop constraint ledger_chain_removal',
  `insert into ledger_chain (seq, ledger, row_id, removed, import_id, hash)
    select seq + 1, '${ledger}', ${row}, digest, ${import_id},
      sha256(hash || removal_digest('${ledger}', ${row}, digest, ${import_id}))
    from (select seq, hash from ledger_chain order by seq desc limit 1) head,
      (select digest from ledger_rows where ledger = '${ledger}' and row_id = ${row}) gone`,
  `delete from ${ledger} r where ledger_row(r) = ${row}`,
];

test.each(LEDGERS)('a forged link of removal does not hide a deleted row of %s', async (ledger) => {
  const { record, id } = await someRow(ledger);
  const row = String(id);
  const found = await after(FORGED_REMOVAL(ledger, row), async (ask) => [
    ...(await checkChain(ask)).faults,
    ...(await checkRules(ask)).faults,
  ]);
  // The undo of an import deletes stock movements, so the chain alone does not report them.
  expect(isNamed(found, 'row was deleted', record)).toBe(ledger !== 'stock_story');
  expect(found).toContainEqual({ rule: NOT_UNDONE, record: `${ledger} ${row}` });
});

test('the undo of an import that books no stock takes no movement of stock away', async () => {
  const { key } = await someRow('stock_story');
  const undone = (kind: string) => [
    `insert into imports (import_id, kind, source, file, undone_at) values (900001, '${kind}', 'x', 'x', now())`,
    ...FORGED_REMOVAL('stock_story', key, 900_001),
  ];
  const rule = NOT_UNDONE;
  for (const [kind, faults] of [
    ['menu', [{ rule, record: `stock_story ${key}` }]],
    ['stock', []],
  ] as const) {
    const found = await after(undone(kind), async (ask) => (await checkRules(ask)).faults);
    expect(found.filter((fault) => fault.rule === rule)).toEqual(faults);
  }
});

test('the database refuses a link of removal of another ledger, or without an import', async () => {
  for (const [ledger, import_id] of [
    ['fund_postings', 1],
    ['stock_story', null],
  ])
    await expect(
      at.database.pool.query(
        `insert into ledger_chain (seq, ledger, row_id, hash, removed, import_id)
          values (900000, $1, 1, sha256('x'), sha256('y'), $2)`,
        [ledger, import_id],
      ),
    ).rejects.toThrow('ledger_chain_removal');
});

test('rows and links with the largest and least numbers are named, and do not end the check', async () => {
  const { where } = await someRow('fund_entries');
  const [least, largest] = ['-9223372036854775808', '9223372036854775807'];
  const faults = await faultsAfter(
    ...[least, largest].flatMap((number) => [
      `insert into fund_entries (entry_id, kind, description, user_id, entry_time)
        select ${number}, kind, description, user_id, entry_time from fund_entries where ${where}`,
      `insert into ledger_chain (seq, ledger, row_id, hash) values (${number}, 'fund_postings', ${number}, sha256('x'))`,
    ]),
  );
  for (const number of [least, largest]) {
    expect(faults).toContainEqual({ rule: 'row was not booked by the program', record: `fund_entries ${number}` });
    for (const rule of ['links of the chain are missing before', 'row was deleted'])
      expect(faults).toContainEqual({ rule, record: `fund_postings ${number} (link ${number})` });
  }
});

test('an instalment whose number runs into the next credit is named', async () => {
  const credit = await at.database.value`select min(credit_id) from credit_instalments`;
  const faults = await faultsAfter(
    `insert into credit_instalments (credit_id, number, amount) values (${credit - 1}, 1001, 5)`,
  );
  expect(faults.map(({ rule }) => rule)).toEqual(['row was not booked by the program']);
});

test('more links and rows than one part are all looked at', async () => {
  const { where } = await someRow('fund_postings');
  const many = [
    `insert into fund_postings (posting_id, entry_id, account, amount, balance_after)
      select 1000000 + n, entry_id, account, amount, balance_after from fund_postings, generate_series(1, 12000) n where ${where}`,
    `insert into ledger_chain (seq, ledger, row_id, hash)
      select head.seq + row_number() over line, 'fund_postings', posting_id,
        chain_hash(head.hash, ledger_digest(p)) over line
      from fund_postings p, (select seq, hash from ledger_chain order by seq desc limit 1) head
      where posting_id > 1000000 window line as (order by posting_id rows unbounded preceding)`,
  ];
  expect(await faultsAfter(...many)).toEqual([]);
  const faults = await faultsAfter(
    ...many,
    'update fund_postings set amount = amount + 1 where posting_id = 1011999',
    'insert into fund_postings select posting_id + 1000, entry_id, account, amount, balance_after from fund_postings where posting_id = 1012000',
  );
  expect(faults.map(({ rule, record }) => `${rule} ${record.replace(/ \(.*/, '')}`)).toEqual([
    'row differs from what was booked fund_postings 1011999',
    'row was not booked by the program fund_postings 1013000',
  ]);
}, 60_000);

test('an expense removed by another user than its entry says is named', async () => {
  const change = (user: string) =>
    `update expenses e set removed_at = f.entry_time, removed_entry_id = f.entry_id, removed_by = ${user}
      from fund_entries f where e.expense_id = (select min(expense_id) from expenses)
        and f.entry_id = (select min(entry_id) from fund_entries where user_id is not null)`;
  const rule = 'removed expenses are undone by their remover';
  expect(await brokenBy(at.database, change('f.user_id + 1'))).toContain(rule);
  expect(await brokenBy(at.database, change('null'))).toContain(rule);
  expect(await brokenBy(at.database, change('f.user_id'))).not.toContain(rule);
});

test('links swapped, changed or taken out of the chain are named', async () => {
  const changed = await faultsAfter(`update ledger_chain set hash = sha256('other') where seq = 5`);
  // The one that was changed, and the one that stands on it.
  expect(changed.map(({ record }) => /link (\d+)/.exec(record)?.[1])).toEqual(['5', '6']);
  const out = await faultsAfter(`delete from ledger_chain where seq = 5`);
  expect(out.map(({ rule }) => rule)).toEqual([
    'links of the chain are missing before',
    'row was not booked by the program',
  ]);
  const first = await faultsAfter(`delete from ledger_chain where seq = 1`);
  expect(first.map(({ rule }) => rule)).toContain('links of the chain are missing before');
});

test('a changed row with a new hash of its own breaks the next link', async () => {
  const faults = await faultsAfter(
    `update fund_entries set description = 'other' where entry_id = (select row_id from ledger_chain where ledger = 'fund_entries' order by seq limit 1)`,
    `update ledger_chain c set hash = sha256(coalesce((select hash from ledger_chain where seq = c.seq - 1), '') || ledger_digest(r))
      from fund_entries r where ledger = 'fund_entries' and row_id = entry_id and r.description = 'other'`,
  );
  expect(faults.map(({ rule }) => rule)).toEqual(['row differs from what was booked']);
});

test('an end cut off together with its links is found by a noted head', async () => {
  const ask = askAtOnce(at.database.pool);
  const head = await headOf(ask);
  expect(await lostHeads(ask, [head])).toEqual([]);
  const [last] = await at.database.rows<{ ledger: Ledger; row_id: number }>`
    select ledger, row_id from ledger_chain where seq = ${head.seq}`;
  const cut = [
    `delete from ${last?.ledger ?? ''} r where ledger_row(r) = ${last?.row_id ?? 0}`,
    `delete from ledger_chain where seq = ${head.seq}`,
  ];
  const found = await after(cut, async (ask) => [(await checkChain(ask)).faults, await lostHeads(ask, [head])]);
  expect(found).toEqual([
    [],
    [{ rule: 'the chain does not pass through a link noted earlier', record: `link ${head.seq}` }],
  ]);
  expect(await lostHeads(ask, [{ ...head, hash: '0'.repeat(64) }])).toHaveLength(1);
});

test('digests do not depend on a session', async () => {
  const digests = (...settings: string[]) =>
    at.database.db.transaction(async (tx) => {
      for (const setting of settings) await tx.execute(sql.raw(`set local ${setting}`));
      const { rows } = await tx.execute(
        sql`select encode(sha256(string_agg(digest, ''::bytea order by ledger, row_id)), 'hex') as all from ledger_rows`,
      );
      return rows;
    });
  const other = [
    "timezone = 'Asia/Bangkok'",
    'extra_float_digits = -15',
    "datestyle = 'German, DMY'",
    "intervalstyle = 'iso_8601'",
    "bytea_output = 'escape'",
    "lc_numeric = 'C'",
  ];
  expect(await digests(...other)).toEqual(await digests());
});

test('a check reports what it read, and ends when it is stopped', async () => {
  const report = await checkBooks(at.database);
  expect(report).toMatchObject({ faults: [], head: await headOf(askAtOnce(at.database.pool)) });
  expect(report.rules).toBeGreaterThan(60);
  await expect(checkBooks(at.database, { stopping: AbortSignal.abort() })).rejects.toThrow();
});
