import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { longestStop, PATIENCE } from '@/lib/process/patience';
import { KeptProcess } from '@/scripts/start/kept-process';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A backend that is told to stop so long after it was told to finish its work; when it would be killed. */
async function killedAfter(drainMs: number): Promise<number> {
  const child = new EventEmitter() as ChildProcess;
  const started = Date.now();
  let killed = Infinity;
  Object.assign(child, { send: () => true, connected: true, exitCode: null, signalCode: null });
  child.kill = () => {
    killed = Date.now() - started;
    return child.emit('exit');
  };
  const kept = new KeptProcess({
    name: 'backend',
    patience: PATIENCE.backend,
    work: PATIENCE.jobs,
    launch: () => child,
  });
  const ready = kept.start();
  child.emit('message', { ready: true });
  await ready;
  kept.expectEnd();
  await jest.advanceTimersByTimeAsync(drainMs);
  const stopped = kept.stop();
  await jest.advanceTimersByTimeAsync(20_000);
  await stopped;
  return killed;
}

const DRAINS = [0, 500, 2_000, PATIENCE.drain + PATIENCE.farewell + PATIENCE.leave];
test.each(DRAINS)('a stop after %d ms of drain leaves time for each part, and is in time', async (drainMs) => {
  const parts = Math.max(drainMs, PATIENCE.jobs) + PATIENCE.calls + PATIENCE.database + PATIENCE.leave;
  const killed = await killedAfter(drainMs);
  expect(killed).toBeGreaterThanOrEqual(parts);
  expect(killed).toBeLessThanOrEqual(longestStop());
});
