/**
 * Messages of a program to the process that started it: ready, the reason of a failure in one sentence, and before that,
 * work that takes long.
 */
export type ProcessMessage = { readonly ready: true } | { readonly failed: string } | { readonly doing: string };

/** Messages to a kept program: the parent decides when to stop; start no further work; stop (sent twice: at once). */
export const KEPT = 'kept';
export const FINISH = 'finish';
export const STOP = 'stop';

/**
 * Lets the parent decide when this program stops: signals reach a whole process group, and the parent stops it after the
 * last request. A parent that is gone stops it too. Without a parent that keeps it, SIGTERM stops it.
 */
export function stopWithParent({ finish, stop }: { finish?: () => void; stop: () => void }): void {
  let isKept = false;
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => isKept || stop());
  process.once('disconnect', stop);
  process.on('message', (message) => {
    if (message === KEPT) isKept = true;
    if (message === FINISH) finish?.();
    if (message === STOP) stop();
  });
}

/** Folder of the built programs, set by `scripts/run.mjs`; unset in development and tests, which run sources. */
const folder = (): string | undefined => process.env['VENUE_PROGRAMS'];

const builtFile = (source: string, programs: string): string => `${programs}/${source.replace(/\.ts$/, '.cjs')}`;

/**
 * File of a program, and the arguments of Node.js, for `fork`.
 * @param source path from the project's folder; an entry of `scripts/build/programs.mjs`
 */
export function processOf(source: string): { file: string; execArgv: string[] } {
  const programs = folder();
  return programs === undefined
    ? { file: source, execArgv: ['--import', 'tsx'] }
    : { file: builtFile(source, programs), execArgv: [] };
}
