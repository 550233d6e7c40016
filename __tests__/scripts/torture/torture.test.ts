import type { Attempt, Run } from '@/scripts/torture/attempt';
import { ATTEMPTS } from '@/scripts/torture/attempts';
import { fuzz } from '@/scripts/torture/attempts/fuzz';
import { rights } from '@/scripts/torture/attempts/rights';
import { isGood, lineOf, runAll, runAttempt, type Finding, type Ground } from '@/scripts/torture/engine';
import { lostOrDouble, type Tills } from '@/scripts/torture/tills';
import { stackVenue } from './stack-venue';

const nowhere: Ground = { folder: '', open: () => Promise.reject(new Error('There is no venue')) };
const short = { seed: 7, prove: false };
const attemptOf = (run: Attempt['run'], name = 'one'): Attempt => ({
  name,
  share: 1,
  planted: { says: 'a fault', seenAs: /^found/ },
  run,
});
const faultyBy = (work: (run: Run) => unknown, name: string): Attempt =>
  attemptOf((run) => {
    work(run);
    return Promise.resolve();
  }, name);
async function all(attempts: readonly Attempt[], options: Parameters<typeof runAll>[2]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of runAll(attempts, nowhere, options)) findings.push(finding);
  return findings;
}

describe('the engine', () => {
  test('the short form has a fixed number of rounds, a long one a share of the time', async () => {
    const counting = attemptOf((run) => {
      for (let round = 0; run.goesOn(round, 3); round += 1) run.count('rounds');
      return Promise.resolve();
    });
    expect((await all([counting], short))[0]?.counts).toEqual({ rounds: 3 });
    const [long] = await all([counting, attemptOf(() => Promise.resolve())], { ...short, minutes: 0.01 });
    expect(long?.seconds).toBeGreaterThanOrEqual(0.3);
    expect(long?.counts['rounds']).toBeGreaterThan(3);
  });

  test('the same seed gives an attempt the same random numbers, another seed others', async () => {
    const drawn: number[] = [];
    const drawing = attemptOf((run) => Promise.resolve(void drawn.push(run.random('x').next())));
    for (const seed of [1, 1, 2]) await all([drawing], { ...short, seed });
    expect(drawn[0]).toBe(drawn[1]);
    expect(drawn[2]).not.toBe(drawn[0]);
  });

  test('a fault, and an attempt that breaks off, are told with what repeats them', async () => {
    const faulty = faultyBy((run) => run.fault('wrong', { request: 'GET /x', reply: '500' }), 'faulty');
    const broken = attemptOf((run) => run.open().then(() => undefined), 'broken');
    const findings = await all([faulty, broken], short);
    expect(findings.map(isGood)).toEqual([false, false]);
    expect(findings[0]?.first).toEqual([{ what: 'wrong', request: 'GET /x', reply: '500' }]);
    expect(findings[1]?.first[0]?.what).toContain('There is no venue');
    expect(lineOf(findings[0]!)).toMatch(/^✗ faulty: 1 faults, \d+ s$/);
  });

  test('a proof is good only when the planted fault was found', async () => {
    const blind = attemptOf(() => Promise.resolve(), 'blind');
    const other = faultyBy((run) => run.fault('something else'), 'other');
    const seeing = faultyBy((run) => run.wrong && run.fault('found'), 'seeing');
    const findings = await all([blind, other, seeing], { ...short, prove: true });
    expect(findings.map(isGood)).toEqual([false, false, true]);
    expect(lineOf(findings[0]!)).toContain('planted: a fault: NOT FOUND');
  });

  test('every attempt has a name of its own, a share of the time and a planted fault', () => {
    expect(new Set(ATTEMPTS.map(({ name }) => name)).size).toBe(ATTEMPTS.length);
    for (const { share, planted } of ATTEMPTS) expect([share > 0, planted.says.length > 10]).toEqual([true, true]);
  });
});

test('payments that are lost, booked twice or under another number are found', () => {
  const tills = {
    acknowledged: new Map([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]),
    refused: ['d: 409'],
  } as unknown as Tills;
  const rows = [
    { table: 'b', numbers: [2, 9] },
    { table: 'c', numbers: [4] },
  ];
  expect(lostOrDouble(tills, rows)).toEqual([
    'Order 1 of table a was acknowledged and is lost',
    'Table c was told 3 and is booked as 4',
    'Table b is booked 2 times: 2,9',
    'A payment was refused: d: 409',
  ]);
  expect(
    lostOrDouble(
      { ...tills, refused: [] },
      [1, 2, 3].map((at) => ({ table: ' abc'[at]!, numbers: [at] })),
    ),
  ).toEqual([]);
});

describe('attempts on a venue without pages', () => {
  let venue: Awaited<ReturnType<typeof stackVenue>>;
  beforeAll(async () => {
    venue = await stackVenue();
  });
  afterAll(() => venue.close());

  test('rights finds nothing where nothing is planted', async () => {
    const { first } = await runAttempt(rights, venue.ground, short, 0);
    expect(first).toEqual([]);
  }, 240_000);

  // The fuzz changes accounts, so that it comes last.
  test.each([rights, fuzz].map((attempt) => [attempt.name, attempt] as const))(
    '%s finds its planted fault',
    async (_name, attempt) => {
      const finding = await runAttempt(attempt, venue.ground, { ...short, prove: true }, 0);
      expect(lineOf(finding)).toContain(': found');
    },
    240_000,
  );
});
