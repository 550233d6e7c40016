import { execFile, spawn } from 'node:child_process';
import path from 'node:path';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Failures; a line each. */
  readonly notes?: readonly string[];
  /** Processor seconds of test files. */
  readonly slow?: readonly { readonly file: string; readonly seconds: number }[];
}

/** Path of a program in node_modules. */
export const local = (name: string): string => path.join('node_modules/.bin', name);

/**
 * Runs a program of node_modules with its output in ours; resolves with its exit code. It gets a session of its own, because
 * Linux shares processors between sessions: every browser has one. It ends with this program.
 */
export function run(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  });
  const { pid } = child;
  const end = () => pid !== undefined && process.kill(-pid, 'SIGTERM');
  process.once('exit', end);
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}

/** The programs that `run` started hear of a signal by its `exit`. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Runs a check without a count of its own: one pass or one failure. Its output is shown when it has ended. */
export async function check(
  name: string,
  env: Readonly<Record<string, string>>,
  ...commands: readonly (readonly string[])[]
): Promise<Tally> {
  let said = `\n── ${name}\n`;
  let failed = 0;
  for (const [program = '', ...args] of commands) {
    const { stdout, stderr, error } = await output(program, args, { ...process.env, ...env });
    said += stdout + stderr;
    if (!error) continue;
    said += `${error.message}\n`;
    failed = 1;
    break;
  }
  process.stdout.write(said);
  return { passed: 1 - failed, failed, ...(failed > 0 && { notes: [`FAILED ${name}`] }) };
}

const output = (program: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ stdout: string; stderr: string; error: Error | null }>((resolve) => {
    execFile(program, args, { maxBuffer: 64 * 2 ** 20, env }, (error, stdout, stderr) =>
      resolve({ stdout, stderr, error }),
    );
  });
