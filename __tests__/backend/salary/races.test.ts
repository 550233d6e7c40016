import { sql } from 'drizzle-orm';
import { book } from '@/backend/src/salary/book';
import { monthRows } from '@/backend/src/salary/figures';
import { saveEmployee } from '@/lib/contract/salary';
import { firstDay } from '@/lib/domain/salary-month';
import { faultsIn } from '../../support/database';
import { NOW, startPayroll, type Payroll } from './payroll';
import { times } from '../../support/effort';

const ROUNDS = times(5, 15);

let at: Payroll;
beforeAll(async () => {
  at = await startPayroll();
});
afterAll(() => at.close());

/** Outcomes of calls sent at once, sorted: null for success, else code and key. */
const outcomes = async (...calls: Promise<unknown>[]) =>
  (await Promise.all(calls.map((one) => at.refused(one)))).toSorted((a, b) => (a ?? '').localeCompare(b ?? ''));

/** Runs a race on an employee of its own a few times; the safe and the books must agree afterwards. */
async function rounds(race: (nina: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const nina = await at.hire();
    const before = await at.safe();
    await race(nina);
    for (const { salary_story_id } of await at.story(nina)) if (salary_story_id) await at.takeBack(salary_story_id);
    expect(await at.safe()).toBe(before);
  }
  expect(await faultsIn(at.database)).toEqual([]);
}

it('one of several salaries at once is paid, the others are code 47', () =>
  rounds(async (nina) => {
    const pay = () => at.operate(nina, { type: 'salary', amount: 20_000 });
    expect(await outcomes(pay(), pay(), pay(), pay())).toEqual([null, ...Array<string>(3).fill('47 salaryPaid')]);
    expect(await at.row(nina)).toMatchObject({ salary_paid: 20_000, due: 0 });
  }));

it('a salary and a list that pays the same person pay once', () =>
  rounds(async (nina) => {
    const alone = at.operate(nina, { type: 'salary', amount: 20_000 });
    const listed = at.pay([{ type: 'salary', employee_id: nina, amount: 20_000 }]);
    const [first, second] = await outcomes(alone, listed);
    expect(first).toBeNull();
    expect(second).toMatch(/^47 salaryPaid(Of)?$/);
  }));

it('a prepayment while the salary is paid: one of them is refused', () =>
  rounds(async (nina) => {
    const salary = at.operate(nina, { type: 'salary', amount: 20_000 });
    const prepayment = at.operate(nina, { type: 'prepayment', amount: 5000 });
    const [first, second] = await outcomes(salary, prepayment);
    expect(first).toBeNull();
    expect(['47 salaryPaid', '1 moreThanDue']).toContain(second);
    expect(await at.row(nina)).toMatchObject({ debt: 0 });
  }));

it('a credit while its first month is paid: one of them is refused', () =>
  rounds(async (nina) => {
    const salary = at.operate(nina, { type: 'salary', amount: 20_000 });
    const credit = at.operate(nina, { type: 'credit', amount: 6000, duration: 3 });
    const [first, second] = await outcomes(salary, credit);
    expect(first).toBeNull();
    expect(['47 salaryPaid', '1 moreThanDue']).toContain(second);
    // Nothing was withheld from a month that was paid without it.
    expect(await at.data(nina, 1)).toMatchObject({ debt: 0 });
  }));

it('wages are not changed while they are paid', () =>
  rounds(async (nina) => {
    const salary = at.operate(nina, { type: 'salary', amount: 20_000, accrued: 20_000 });
    const wages = at.boss(saveEmployee, { body: { employee_id: nina, wages: 10_000, ...NOW } });
    const [first, second] = await outcomes(salary, wages);
    expect(first).toBeNull();
    expect(['5 wagesPaid', '1 accruedAboveWages']).toContain(second);
  }));

it('one of several editors of the same version is taken', () =>
  rounds(async (nina) => {
    const edit = (position: string) =>
      at.boss(saveEmployee, { body: { employee_id: nina, position, version: 1, ...NOW } });
    const refused = Array<string>(2).fill('5 changedMeanwhile');
    expect(await outcomes(edit('Бармен А'), edit('Бармен Б'), edit('Бармен В'))).toEqual([null, ...refused]);
    expect(await at.row(nina)).toMatchObject({ version: 2 });
  }));

it('an operation is taken back once', () =>
  rounds(async (nina) => {
    const before = await at.safe();
    const id = await at.operate(nina, { type: 'prepayment', amount: 5000 });
    const undo = () => at.takeBack(id);
    expect(await outcomes(undo(), undo(), undo())).toEqual([null, ...Array<string>(2).fill('5 salaryTakenBack')]);
    expect(await at.safe()).toBe(before);
  }));

it('a credit is not taken back while an instalment of it is withheld', () =>
  rounds(async (nina) => {
    const id = await at.operate(nina, { type: 'credit', amount: 6000, duration: 3 });
    const [first, second] = await outcomes(at.takeBack(id), at.operate(nina, { type: 'salary', amount: 18_000 }));
    expect(first).toBeNull();
    expect([null, '5 creditWithheld']).toContain(second);
    expect((await at.data(nina)).due).toBe(second === null ? 2000 : 0);
  }));

describe('checking first and booking later, without waiting for each other,', () => {
  const employee = (employee_id: number) => ({ employee_id, employee_name: 'Нина', month: firstDay(NOW) });
  /** Both read what is due before either writes. */
  async function naive(nina: number, amounts: readonly number[], type: 'salary' | 'prepayment' | 'credit') {
    const { db } = at.database;
    const reads = await Promise.all(amounts.map(() => monthRows(db, { from: NOW, until: NOW, employee_id: nina })));
    const bookings = amounts.map(async (amount, index) => {
      if (amount > (reads[index]?.[0]?.due ?? 0)) throw new Error('more than is due');
      const operation = type === 'credit' ? { duration: 1 } : { accrued: 20_000 };
      await db.transaction((tx) => book(tx, 1, [{ ...employee(nina), type, amount, ...operation }]));
    });
    return (await Promise.allSettled(bookings)).filter(({ status }) => status === 'fulfilled').length;
  }

  it('is refused by the database for salaries and prepayments', async () => {
    const nina = await at.hire();
    expect(await naive(nina, [20_000, 20_000], 'salary')).toBe(1);
    const oleg = await at.hire();
    expect(await naive(oleg, [15_000, 15_000], 'prepayment')).toBe(1);
  });

  it('would lend the same money twice, and the next month would show it as a debt', async () => {
    const nina = await at.hire();
    expect(await naive(nina, [20_000, 20_000], 'credit')).toBe(2);
    expect(await at.data(nina, 1)).toMatchObject({ debt: 20_000 });
  });

  it('would pay a salary twice without the trigger', async () => {
    const nina = await at.hire();
    await at.database.db.execute(sql`alter table salary_story disable trigger check_salary_story`);
    expect(await naive(nina, [20_000, 20_000], 'salary')).toBe(2);
    await at.database.db.execute(sql`alter table salary_story enable trigger check_salary_story`);
    expect(await at.data(nina, 1)).toMatchObject({ debt: 20_000 });
  });
});
