import { spawn } from 'node:child_process';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a command of the project's own node_modules with its output in ours; resolves with the exit code. */
export function run(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a check that has no count of its own: it passed or it failed, once. */
export async function check(name: string, ...commands: readonly (readonly string[])[]): Promise<Tally> {
  console.log(`\n── ${name}`);
  for (const command of commands) {
    if ((await run(command)) !== 0) return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

export const total = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});
