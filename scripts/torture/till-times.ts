import { setTimeout as pause } from 'node:timers/promises';
import { openClient, type Call } from './wire';

export interface Asked {
  readonly address: string;
  readonly call: Call;
}
/** Milliseconds of each call, and what was answered other than 200. */
export interface Timed {
  readonly times: readonly number[];
  readonly refused: readonly string[];
}

/**
 * A till in a process of its own, whose times the attackers' work does not stretch. It repeats a call from the first message
 * on, and sends what it saw with the second one, a number: that of the least calls.
 */
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

process.once('message', (asked: Asked) => {
  const end = new Promise<number>((resolve) => process.once('message', (least: number) => resolve(least)));
  void measure(asked, end).then((timed) => process.send?.(timed, () => process.disconnect()));
});
