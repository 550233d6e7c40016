import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cpuMs } from './processes';
import type { Outcome, Task } from './generator';

/** Fewer answers say little of CPU time, which is counted in ticks of 10 ms. */
const LEAST = 30;

export interface Target extends Omit<Task, 'seconds' | 'least'> {
  readonly name: string;
  /** The process whose CPU time counts, with all below it. */
  readonly pid: number;
}

export interface Round extends Outcome {
  /** Answers per second. */
  readonly rate: number;
  /** CPU milliseconds of the server per answer. */
  readonly cpu: number;
}

/** The load generator, in a process of its own. */
export class Generator {
  readonly #process: ChildProcess;

  constructor() {
    this.#process = fork(path.join(__dirname, 'generator.ts'), { execArgv: ['--import', 'tsx'] });
  }

  /** Asks one server for some seconds. @throws Error when answers are other than 200 */
  async run({ name, pid, ...task }: Target, seconds: number): Promise<Round> {
    const before = cpuMs(pid);
    this.#process.send({ ...task, seconds, least: LEAST } satisfies Task);
    const [outcome] = (await once(this.#process, 'message')) as [Outcome];
    if (outcome.failed > 0) throw new Error(`${name}: ${outcome.failed} of ${outcome.count} requests failed.`);
    return {
      ...outcome,
      rate: outcome.count / outcome.seconds,
      cpu: (cpuMs(pid) - before) / outcome.count,
    };
  }

  /** Asks all targets in turn, several times over; rounds by the target's name. */
  async interleave(targets: readonly Target[], rounds: number, seconds: number): Promise<ReadonlyMap<string, Round[]>> {
    const results = new Map(targets.map(({ name }) => [name, [] as Round[]]));
    for (const target of targets) await this.run(target, 1);
    for (let round = 0; round < rounds; round += 1)
      for (const target of targets) results.get(target.name)?.push(await this.run(target, seconds));
    return results;
  }

  close(): void {
    this.#process.kill();
  }
}
