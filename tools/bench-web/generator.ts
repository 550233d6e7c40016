import { Agent } from 'node:http';
import { median } from './finding';
import { call } from './http';

/** Request that is sent again and again. */
export interface Task {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST. */
  readonly json?: unknown;
  readonly connections: number;
  readonly seconds: number;
  /** Answers to wait for after that on a slow machine. */
  readonly least: number;
}

export interface Outcome {
  readonly count: number;
  /** Answers other than 200. */
  readonly failed: number;
  readonly seconds: number;
  /** Milliseconds of an answer. */
  readonly p50: number;
  readonly p99: number;
}

/** Keeps all connections busy until the time is over and there are answers enough. */
async function run(task: Task): Promise<Outcome> {
  const { headers = {}, json } = task;
  const method = json === undefined ? 'GET' : 'POST';
  const agent = new Agent({ keepAlive: true, maxSockets: task.connections });
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const keepAsking = async (): Promise<void> => {
    while (performance.now() - began < task.seconds * 1000 || times.length < task.least) {
      const sent = performance.now();
      const status = await call(task.url, { agent, method, headers, json }).then(
        (answer) => answer.status,
        () => 0,
      );
      times.push(performance.now() - sent);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: task.connections }, keepAsking));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? NaN;
  return { count: times.length, failed, seconds, p50: median(sorted), p99 };
}

process.on('message', (task: Task) => {
  void run(task).then((outcome) => process.send?.(outcome));
});
