import 'server-only';
import { log } from '../log';

/**
 * A response's body that is made only as fast as somebody reads it. Whoever goes away ends the making, and with it what
 * it still would have asked for.
 */
export function streamOf(
  source: AsyncGenerator<string | Uint8Array, void>,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let left = false;
  const leave = () => {
    if (left) return;
    left = true;
    void source.return(undefined).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>(
    {
      start: () => signal.addEventListener('abort', leave, { once: true }),
      async pull(controller) {
        try {
          const { value, done } = await source.next();
          if (left) return;
          if (done) {
            signal.removeEventListener('abort', leave);
            controller.close();
          } else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
        } catch (error) {
          if (left) return;
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
