import { attemptsOf } from '@/lib/api/attempts';
import type { ApiError } from '@/lib/api/call';
import { CODE } from '@/lib/contract/problem';
import { done, endpointOf, endpoints, holdings, openCommands, press, STEPS } from '../../support/commands';

let close: () => Promise<void>;
beforeAll(async () => {
  ({ close } = await openCommands());
});
afterAll(() => close());

test('the list has every command of the contract', () => {
  expect([...new Set(STEPS.map(({ id }) => id))].sort()).toEqual(endpoints.map(({ id }) => id).sort());
});

test.each(STEPS.map((step, at) => [at + 1, step.id, step] as const))(
  '%i. %s: the answer is lost after the commit, the same is sent again, and it is done once',
  async (_, id, step) => {
    const before = await holdings();
    const input = { body: await step.body() };
    const attempts = attemptsOf();
    const asked = JSON.stringify(input);
    const first = attempts.keyOf(asked);
    const lost = await press(step, input, first, true).then(
      () => null,
      (error: unknown) => error as ApiError,
    );
    expect(lost instanceof TypeError ? CODE.unreachable : lost?.problem).toEqual(
      step.file ? CODE.unreachable : { code: CODE.unreachable, message: 'No answer' },
    );
    attempts.failed({ input: asked, key: first });
    const once = await holdings();
    if (id !== 'pos.open') expect(once).not.toBe(before);
    done[id] = (await press(step, input, attempts.keyOf(asked), false)) as (typeof done)[string];
    endpointOf(id).reply.parse(done[id]);
    expect(await holdings()).toBe(once);
  },
);
