import { keptKeysOf } from '@/lib/api/kept-keys';
import type { ApiError } from '@/lib/api/call';
import { CODE } from '@/lib/contract/problem';
import { businessDate } from '@/lib/domain/venue-time';
import {
  done,
  endpointOf,
  endpoints,
  holdings,
  live,
  startCommands,
  press,
  replyOf,
  versionsOfTags,
} from '../../support/command-stack';
import { STEPS } from '../../support/commands';

startCommands();

const isRead = (tag: string) => live.some(({ reads = [] }) => reads.includes(tag as never));

/** Last replies of live queries, by id. A reply is dropped when a command changes one of its tags. */
let known = new Map<string, string>();
/** Business day of these replies. */
let day = '';
const today = () => businessDate(Date.now() / 1000, 'Asia/Bangkok');

/**
 * Records the replies that screens show. The returned check fails when the command has not changed the version of one of
 * its tags, or has changed a reply without a new version: a screen would keep the old reply.
 */
async function watchScreens(changes: readonly string[]): Promise<() => Promise<void>> {
  const beside = live.filter(({ reads = [] }) => !reads.some((tag) => changes.includes(tag)));
  const replies = async (of: (id: string) => string | undefined) => {
    const all = new Map<string, string>();
    for (const one of beside) all.set(one.id, of(one.id) ?? (await replyOf(one)));
    return all;
  };
  if (day !== today()) known = new Map();
  day = today();
  const shown = await replies((id) => known.get(id));
  const before = await versionsOfTags();
  return async () => {
    const after = await versionsOfTags();
    const isMoved = (tag: string) => before.get(tag) !== after.get(tag);
    expect(changes.filter((tag) => isRead(tag) && !isMoved(tag))).toEqual([]);
    known = await replies(() => undefined);
    // A new business day changes replies without a command.
    if (day !== today()) return;
    const changed = beside.filter(({ id }) => known.get(id) !== shown.get(id));
    expect(changed.filter(({ reads = [] }) => !reads.some(isMoved)).map(({ id }) => id)).toEqual([]);
  };
}

test('the list has every command of the contract', () => {
  expect([...new Set(STEPS.map(({ id }) => id))].sort()).toEqual(endpoints.map(({ id }) => id).sort());
});

test.each(STEPS)('$#. $id: after a lost answer the same is sent again, and it is done once', async (step) => {
  const { id } = step;
  const before = await holdings();
  const input = { body: await step.body() };
  // `step.body()` of this command inserts an agent into the database.
  if (id === 'payments.mailAgain') known = new Map();
  const { changes = [], reply } = endpointOf(id);
  const expectRenewal = await watchScreens(changes);
  const attempts = keptKeysOf();
  const asked = JSON.stringify(input);
  const pressed = (isLost: boolean) => attempts.run(asked, (key) => press(step, input, key, isLost));
  const lost = await pressed(true).then(
    () => null,
    (error: unknown) => error as ApiError,
  );
  expect(lost instanceof TypeError ? CODE.unreachable : lost?.problem).toEqual(
    step.file ? CODE.unreachable : { code: CODE.unreachable, message: 'No answer' },
  );
  const once = await holdings();
  if (id !== 'pos.open') expect(once).not.toBe(before);
  done[id] = (await pressed(false)) as (typeof done)[string];
  reply.parse(done[id]);
  expect(await holdings()).toBe(once);
  await expectRenewal();
});
