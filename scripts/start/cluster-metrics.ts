import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';

const ASK = 'metrics';
/** Less than the backend has, and than a scrape of Prometheus lasts. */
const ANSWER_MS = 3_000;

/** Lets this process answer `figuresOf`. */
export function answerFigures(registry: Registry): void {
  process.on('message', (message) => {
    if (message !== ASK) return;
    void registry.getMetricsAsJSON().then((metrics) => {
      if (process.connected) process.send?.({ metrics }, () => undefined);
    });
  });
}

/** Figures of one process; none of one that ends or says nothing in time. */
function figuresFrom(worker: Worker, patience: number): Promise<MetricObject[]> {
  return new Promise((resolve) => {
    const end = (metrics: MetricObject[]): void => {
      clearTimeout(timer);
      worker.off('message', hear).off('exit', leave);
      resolve(metrics);
    };
    const leave = (): void => end([]);
    const hear = (message: { metrics?: MetricObject[] }): void => {
      if (message.metrics) end(message.metrics);
    };
    const onSent = (error: Error | null): void => {
      if (error) leave();
    };
    const timer = setTimeout(leave, patience);
    worker.on('message', hear).on('exit', leave);
    if (worker.isConnected()) worker.send(ASK, onSent);
    else leave();
  });
}

/** Figures of the processes that answer: prom-client's own way gives none at all when one hangs. */
export async function figuresOf(workers: readonly Worker[], patience = ANSWER_MS): Promise<string> {
  const all = await Promise.all(workers.map((worker) => figuresFrom(worker, patience)));
  return AggregatorRegistry.aggregate(all).metrics();
}
