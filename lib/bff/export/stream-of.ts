import 'server-only';
import { log } from '../log';

/** A slow connection loads a million rows in this time; a reader that stopped is not waited for. */
const LONGEST_MS = 15 * 60_000;

/**
 * A response body that is produced as fast as it is read, for at most a quarter of an hour. A reader that leaves stops
 * the source and its further requests. `ended` is called in every case.
 */
export function streamOf(
  source: AsyncGenerator<string | Uint8Array, void>,
  signal: AbortSignal,
  ended: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let left = false;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    ended();
  };
  const leave = () => {
    if (left) return;
    left = true;
    end();
    void source.return(undefined).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        timer = setTimeout(() => {
          leave();
          controller.error(new Error('The export was read too slowly'));
        }, LONGEST_MS).unref();
        if (signal.aborted) leave();
        else signal.addEventListener('abort', leave);
      },
      async pull(controller) {
        try {
          const { value, done } = await source.next();
          if (left) return;
          if (done) {
            end();
            controller.close();
          } else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
        } catch (error) {
          if (left) return;
          end();
          log.warn({ err: error }, 'an export broke off');
          // The only way left to tell the browser that the file is incomplete.
          controller.error(error);
        }
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}
