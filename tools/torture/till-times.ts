import { setTimeout as pause } from 'node:timers/promises';
import { openClient, type Call } from './wire';

export interface Asked {
  readonly address: string;
  readonly call: Call;
}
/** Milliseconds of each call, and the error or status of each call that was not answered 200. */
export interface Timed {
  readonly times: readonly number[];
  readonly refused: readonly string[];
}

/** Repeats a call until `end` gives the least number of calls, and they are made. */
async function measure({ address, call }: Asked, end: Promise<number>): Promise<Timed> {
  const client = openClient(address, 1);
  const [times, refused]: [number[], string[]] = [[], []];
  let least = Infinity;
  void end.then((number) => (least = number));
  while (times.length < least) {
    const { ms, status, error } = await client.send(call);
    times.push(ms);
    if (status !== 200) refused.push(error ?? String(status));
    await pause(20);
  }
  client.close();
  return { times, refused };
}

// A process of its own: the attackers' work would lengthen the times. The first message says what to call, the second how
// often at least.
process.once('disconnect', () => process.exit());
process.once('message', (asked: Asked) => {
  const end = new Promise<number>((resolve) => process.once('message', (least: number) => resolve(least)));
  void measure(asked, end).then((timed) => process.send?.(timed, () => process.disconnect()));
});
