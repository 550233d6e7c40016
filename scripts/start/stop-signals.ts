import { longestStop } from '@/lib/process/patience';
import type { KeptProcess } from './kept-process';
import type { Web } from './web';

/** A signal this soon after the first is the same: npm passes on a Ctrl+C that the terminal has sent to all. */
const SAME_SIGNAL_MS = 1_000;

const LOOK_MS = 500;

/** Calls back once npm, which passes no SIGTERM on, is gone. */
function onceNpmEnds(callback: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    callback();
  }, LOOK_MS).unref();
}

/**
 * Stops the venue on SIGTERM, Ctrl+C or the end of npm: requests in hand are answered, new ones refused, then backend and
 * database close. Aborts the returned signal first. A second signal waits for no request. The process exits with 0, in
 * eight seconds.
 */
export function stopOnSignals(web: Pick<Web, 'close'>, backend: Pick<KeptProcess, 'expectEnd' | 'stop'>): AbortSignal {
  const stopping = new AbortController();
  let first: number | undefined;

  async function stop(): Promise<void> {
    // The backend sees that this process is gone, and closes by itself.
    setTimeout(() => process.exit(0), longestStop());
    stopping.abort();
    backend.expectEnd();
    await web.close();
    await backend.stop();
    process.exit(0);
  }

  const heard = (): void => {
    if (first !== undefined) return void (performance.now() - first > SAME_SIGNAL_MS && web.close(true));
    first = performance.now();
    stop().catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  };
  process.on('SIGINT', heard);
  process.on('SIGTERM', heard);
  onceNpmEnds(heard);
  return stopping.signal;
}
