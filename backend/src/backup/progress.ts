import type { OnStep } from './restore';

const MEGABYTE = 1024 * 1024;
const CLEAR = '\r\u001b[K';

/**
 * Tells how far a restore is: on a terminal in one line that is written anew, otherwise in a line per step.
 * @returns a function for each step; an empty step ends the line
 */
export function tellProgress(output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): OnStep {
  let last = '';
  return (step, table = '', bytes = 0) => {
    const much = bytes > 0 ? `${Math.round(bytes / MEGABYTE)} MB` : '';
    if (output.isTTY) output.write(`${CLEAR}${[step, table, much].filter(Boolean).join(' ')}`);
    else if (step !== last && step !== '') output.write(`${step}…\n`);
    last = step;
  };
}
