import { keptKeysOf } from '@/lib/api/kept-keys';
import type { ApiError } from '@/lib/api/call';
import { CODE } from '@/lib/contract/problem';
import { done, endpointOf, endpoints, holdings, liveReplies, openCommands, press, STEPS } from '../../support/commands';

let close: () => Promise<void>;
let shown: Awaited<ReturnType<typeof liveReplies>>;
beforeAll(async () => {
  ({ close } = await openCommands());
  shown = await liveReplies();
});
afterAll(() => close());

/** A screen that shows a reply which the command changed must learn of it by the versions of its tags. */
async function expectRenewal(): Promise<void> {
  const before = shown;
  shown = await liveReplies();
  const missed = Array.from(shown.replies).filter(
    ([id, { tags, text }]) =>
      before.replies.get(id)?.text !== text &&
      tags.every((tag) => before.versions.get(tag) === shown.versions.get(tag)),
  );
  expect(missed.map(([id]) => id)).toEqual([]);
}

test('the list has every command of the contract', () => {
  expect([...new Set(STEPS.map(({ id }) => id))].sort()).toEqual(endpoints.map(({ id }) => id).sort());
});

test.each(STEPS.map((step, at) => [at + 1, step.id, step] as const))(
  '%i. %s: the answer is lost after the commit, the same is sent again, and it is done once',
  async (_, id, step) => {
    const before = await holdings();
    const input = { body: await step.body() };
    // Its body has made an agent without a command.
    if (id === 'payments.mailAgain') shown = await liveReplies();
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
    endpointOf(id).reply.parse(done[id]);
    expect(await holdings()).toBe(once);
    await expectRenewal();
  },
);
