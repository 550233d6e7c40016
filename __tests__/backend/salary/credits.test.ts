import fc from 'fast-check';
import { employeeHistory } from '@/lib/contract/salary';
import { instalmentsOf } from '@/lib/domain/salary';
import { monthsBetween, monthText } from '@/lib/domain/salary-month';
import { faultsIn } from '../../support/database';
import { inMonths, NOW, startPayroll, type Payroll } from './payroll';

let at: Payroll;
beforeAll(async () => {
  at = await startPayroll();
});
afterAll(() => at.close());
afterEach(async () => expect(await faultsIn(at.database)).toEqual([]));

it('pays a credit at once and withholds it by months; a skipped month moves the rest', async () => {
  const nina = await at.hire(-1);
  const before = await at.safe();
  const id = await at.operate(nina, { type: 'credit', amount: 1000, duration: 3, description: 'Телефон' }, -1);
  expect(await at.safe()).toBe(before - 1000);
  expect(await at.due(nina, -1)).toBe(19_666.67);
  await at.skip(id, 0);
  const [credit] = await at.credits(nina);
  expect(credit).toMatchObject({
    ...{ credit_id: id, amount: 1000, duration: 3, description: 'Телефон' },
    instalments: [
      { number: 1, amount: 333.33, ...inMonths(-1) },
      { number: 2, amount: 333.33, ...inMonths(1) },
      { number: 3, amount: 333.34, ...inMonths(2) },
    ],
    skipped: [{ ...NOW, description: 'По договорённости', user_name: 'boss' }],
  });
  expect(await at.due(nina)).toBe(20_000);
  expect((await at.story(nina)).filter(({ type }) => type === 'instalment')).toMatchObject([
    { salary_story_id: null, stock_story_id: null, type_code: 6, amount: 333.33, time: null, ...inMonths(-1) },
  ]);
  expect(await at.refused(at.skip(id, 0))).toBe('5 nothingFalls');
  await at.skip(id, 0, false);
  expect(await at.refused(at.skip(id, 0, false))).toBe('5 notSkipped');
  expect(await at.due(nina)).toBe(19_666.67);
  const { items } = await at.boss(employeeHistory, { params: { id: nina } });
  const changed = items.flatMap(({ changes }) => changes).filter(({ field }) => field === 'skipped_month');
  expect(changed).toEqual([
    { field: 'skipped_month', before: monthText(NOW), after: null },
    { field: 'skipped_month', before: null, after: monthText(NOW) },
  ]);
  await at.takeBack(id);
  expect(await at.safe()).toBe(before);
  expect(await at.credits(nina)).toEqual([]);
  expect(await at.due(nina)).toBe(20_000);
  expect(await at.refused(at.skip(id, 1))).toBe('2 noSuchCredit');
});

it('keeps a credit and its months once an instalment was withheld from a paid salary', async () => {
  const nina = await at.hire(-1);
  const id = await at.operate(nina, { type: 'credit', amount: 900, duration: 3 }, -1);
  const salary = await at.operate(nina, { type: 'salary', amount: 19_700 });
  expect(await at.refused(at.takeBack(id))).toBe('5 creditWithheld');
  expect(await at.refused(at.skip(id, 0))).toBe('5 instalmentPaid');
  expect(await at.refused(at.skip(id, -1))).toBe('5 instalmentPaid');
  await at.skip(id, 1);
  await at.takeBack(salary);
  await at.takeBack(id);
  expect(await at.credits(nina)).toEqual([]);
});

it('takes back what lies beyond the credit once a month is no longer skipped', async () => {
  const nina = await at.hire();
  const id = await at.operate(nina, { type: 'credit', amount: 900, duration: 2 });
  await at.skip(id, 0);
  await at.skip(id, 2);
  await at.skip(id, 0, false);
  expect(await at.credits(nina)).toMatchObject([{ skipped: [], instalments: [NOW, inMonths(1)] }]);
});

it('instalments sum to the credit, one a month, in order, past the skipped months', async () => {
  const nina = await at.hire();
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20_000_00 }),
      fc.integer({ min: 1, max: 48 }),
      fc.array(fc.record({ month: fc.nat({ max: 30 }), skip: fc.boolean() }), { maxLength: 8 }),
      async (satang, duration, steps) => {
        const id = await at.operate(nina, { type: 'credit', amount: satang / 100, duration });
        for (const { month, skip } of steps) await at.refused(at.skip(id, month, skip));
        const [credit] = await at.credits(nina);
        const { instalments = [], skipped = [] } = credit ?? {};
        expect(instalments.map(({ amount }) => Math.round(amount * 100))).toEqual(instalmentsOf(satang, duration));
        expect(instalments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(satang);
        expect(instalments.map(({ number }) => number)).toEqual(Array.from({ length: duration }, (_, n) => n + 1));
        const months = instalments.map((one) => monthsBetween(NOW, one));
        const free = skipped.map((one) => monthsBetween(NOW, one));
        // Every month from the first to the last is either withheld or skipped, once.
        expect([...months, ...free].toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: months.length + free.length }, (_, month) => month),
        );
        expect(months).toEqual(months.toSorted((a, b) => a - b));
        expect(await faultsIn(at.database)).toEqual([]);
        await at.takeBack(id);
      },
    ),
    { numRuns: 12 },
  );
});
