import { execFile } from 'node:child_process';

/** Runs a program of a venue to its end. Resolves with its exit code and all that it printed. */
export const ran = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile('node', ['scripts/run.mjs', ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode, output: out + err }),
    );
  });
