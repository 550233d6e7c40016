import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, Run } from '@/tools/torture/attack';
import { ATTEMPTS } from '@/tools/torture/attacks';
import { judge } from '@/tools/torture/attacks/bypass';
import { fuzz } from '@/tools/torture/attacks/fuzz';
import { TARGETS } from '@/tools/torture/calls';
import { closingLine, isGood, lineOf, runAll, runAttempt, type Finding, type Ground } from '@/tools/torture/engine';
import { lostOrDouble, type Tills } from '@/tools/torture/tills';
import { replyFault } from '@/tools/torture/reply-fault';
import type { Venue } from '@/tools/torture/venue';
import { stackVenue } from './stack-venue';

const nowhere: Ground = { folder: '', open: () => Promise.reject(new Error('There is no venue')) };
const short = { seed: 7, prove: false };
const attemptOf = (run: Attack['run'], name = 'one'): Attack => ({
  name,
  share: 1,
  planted: [{ says: 'a fault', seenAs: /^found/ }],
  run,
});
const faultyBy = (work: (run: Run) => unknown, name: string): Attack =>
  attemptOf((run) => {
    work(run);
    return Promise.resolve();
  }, name);
async function all(attempts: readonly Attack[], options: Parameters<typeof runAll>[2]): Promise<Finding[]> {
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

  test('an attempt goes on until it has its least counts, for four times its time at most', async () => {
    const least = { kills: 6000 };
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const counting = attemptOf((run) => {
      for (let round = 0; run.goesOn(round, 3); round += 1) {
        now += 1000;
        run.count('kills');
      }
      return Promise.resolve();
    });
    const killsOf = async (minutes: number) => {
      const { counts, faults } = await runAttempt({ ...counting, least }, nowhere, { ...short, minutes }, 1);
      return [counts['kills'], faults];
    };
    // 6,000 an hour are 1, 3 and 100 in these times; a second is one kill.
    expect([await killsOf(0.01), await killsOf(0.03), await killsOf(1)]).toEqual([
      [1, 0],
      [3, 0],
      [4, 1],
    ]);
    clock.mockRestore();
    const few = attemptOf((run) => Promise.resolve().then(() => run.count('kills', 299)));
    const [missed] = await all([{ ...few, least }], { ...short, minutes: 3 });
    expect(missed?.first).toEqual([{ what: 'The attempt did too little: 299 kills instead of 300 at least' }]);
    expect((await all([{ ...few, least }], short))[0]?.faults).toBe(0);
  });

  test('the time of an attempt begins when its venue is up', async () => {
    const slow: Ground = { folder: '', open: () => pause(300).then(() => ({ close: async () => {} }) as Venue) };
    const counting = attemptOf(async (run) => {
      await run.open();
      for (let round = 0; run.goesOn(round, 3); round += 1) await pause(20).then(() => run.count('rounds'));
    });
    const { counts } = await runAttempt(counting, slow, { ...short, minutes: 1 }, 0.2);
    expect(counts['rounds']).toBeGreaterThan(0);
  });

  test('a venue that is down, or has started a process again, is a fault unless the attempt ends processes', async () => {
    const dead = () =>
      ({
        restart: 'Starting the backend again in',
        output: 'the log',
        untilUp: () => Promise.reject(new Error('no answer')),
        async close(this: Venue) {
          await this.onStop?.();
        },
      }) as unknown as Venue;
    const ground: Ground = { folder: '', open: () => Promise.resolve(dead()) };
    const opening = attemptOf((run) => run.open().then(() => undefined));
    const { first } = await runAttempt(opening, ground, short, 0);
    expect(first.map(({ what }) => what)).toEqual([
      'A process ended: Starting the backend again in',
      'The venue is down: Error: no answer',
    ]);
    expect((await runAttempt({ ...opening, endsProcesses: true }, ground, short, 0)).faults).toBe(0);
  });

  test('the same seed gives an attempt the same random numbers, another seed others', async () => {
    const drawn: number[] = [];
    const drawing = attemptOf((run) => Promise.resolve(void drawn.push(run.random('x').next())));
    for (const seed of [1, 1, 2]) await all([drawing], { ...short, seed });
    expect(drawn[0]).toBe(drawn[1]);
    expect(drawn[2]).not.toBe(drawn[0]);
  });

  test('a fault, and an attempt that breaks off, are reported with request and reply', async () => {
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
    const planted = [...blind.planted, { says: 'another', seenAs: /^other/ }];
    const [half] = await all([{ ...seeing, planted }], { ...short, prove: true });
    expect(lineOf(half!)).toMatch(/^✗ seeing: planted: a fault: found, planted: another: NOT FOUND/);
  });

  test('the closing line names what was not good, and what was left out', async () => {
    const leaving = attemptOf((run) => Promise.resolve().then(() => run.leaveOut('want of a disk')), 'disk');
    const good = attemptOf(() => Promise.resolve(), 'good');
    const faulty = faultyBy((run) => run.fault('wrong'), 'faulty');
    expect(closingLine(await all([good, leaving], short))).toBe('1 attempts, all good; left out: disk');
    expect(closingLine(await all([good, faulty], short))).toBe('2 attempts, not good: faulty');
  });

  test('every attempt has a name of its own and planted faults', () => {
    expect(new Set(ATTEMPTS.map(({ name }) => name)).size).toBe(ATTEMPTS.length);
    for (const { name, planted } of ATTEMPTS) expect([name, planted.length]).not.toEqual([name, 0]);
  });
});

describe('what is wrong with a reply', () => {
  const reply = { status: 0, headers: {}, body: Buffer.alloc(0), ms: 1 };

  test.each([
    ['ECONNRESET', 100_000, undefined],
    ['EPIPE', 100_000, undefined],
    ['TIMEOUT', 100_000, 'no reply (TIMEOUT)'],
    ['ECONNRESET', 1_000, 'no reply (ECONNRESET)'],
  ])('%s of a body of %i bytes', (error, bytes, fault) => {
    const call = { path: '/', body: Buffer.alloc(bytes) };
    expect(replyFault(TARGETS[0]!, call, { ...reply, error })).toBe(fault);
  });

  test.each([
    ['a page', 200, 'text/html', '<html>Menu</html>', true],
    ['a part of a page', 200, 'text/x-component', '0:["menu"]', true],
    ['the way to the sign-in', 200, 'text/html', '<meta content="1;url=/auth/login">', false],
    ['a redirect', 307, 'text/html', '', false],
    ['silence', 0, '', '', true],
    ['a record', 200, 'application/json', '{"items":[]}', true],
    ['a refusal', 401, 'application/json', '{"code":4}', false],
  ])('without a session: %s', (_what, status, type, text, isFault) => {
    const faults: string[] = [];
    const run = { count: () => undefined, fault: (what: string) => void faults.push(what) } as unknown as Run;
    const headers = { 'content-type': type };
    judge(run, { path: '/menu' }, { ...reply, status, headers, body: Buffer.from(text) });
    expect(faults.length > 0).toBe(isFault);
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

  // The fuzz changes accounts, so that what it must find comes last.
  test('the fuzz finds nothing where nothing is planted', async () => {
    const { first } = await runAttempt(fuzz, venue.ground, short, 0);
    expect(first).toEqual([]);
  }, 240_000);

  test('the fuzz finds its planted fault', async () => {
    const finding = await runAttempt(fuzz, venue.ground, { ...short, prove: true }, 0);
    expect(lineOf(finding)).toContain(': found');
  }, 240_000);
});
