import 'server-only';
import { log } from '../log';

/** A browser on a poor line has a million rows by then; one that reads no further is not waited for. */
const LONGEST_MS = 15 * 60_000;

/**
 * A response's body that is made only as fast as somebody reads it, within a quarter of an hour. Whoever goes away ends
 * the making, and with it what it still would have asked for. `ended` is told, however it ends.
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
          // Nothing else can be said any more: the browser must see that the file is not whole.
          controller.error(error);
        }
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}
