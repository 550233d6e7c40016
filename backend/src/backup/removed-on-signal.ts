import { rmSync } from 'node:fs';
import { constants } from 'node:os';

const targets = new Set<string>();
let listens = false;

/**
 * Removes a file or folder when SIGTERM or SIGINT ends this process, which it then does at once: a query in hand may take
 * long.
 * @returns a function that ends this
 */
export function removedOnSignal(target: string): () => void {
  targets.add(target);
  if (!listens) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leave(signal));
  listens = true;
  return () => void targets.delete(target);
}

function leave(signal: 'SIGINT' | 'SIGTERM'): void {
  try {
    for (const target of targets) rmSync(target, { recursive: true, force: true, maxRetries: 3 });
  } finally {
    process.exit(128 + constants.signals[signal]);
  }
}
