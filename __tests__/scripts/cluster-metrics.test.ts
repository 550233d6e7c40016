import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { Counter, Registry } from 'prom-client';
import { figuresOf } from '@/scripts/start/cluster-metrics';

/** A process with a counter that answers, ends, hangs or is gone. */
function worker(place: number, does: 'answers' | 'ends' | 'hangs' | 'is gone'): Worker {
  const registry = new Registry();
  registry.setDefaultLabels({ process: String(place) });
  new Counter({ name: 'web_calls_total', help: 'Calls.', registers: [registry] }).inc(place);
  const events = new EventEmitter();
  return Object.assign(events, {
    isConnected: () => does !== 'is gone',
    send: () => {
      if (does === 'ends') setImmediate(() => events.emit('exit'));
      if (does === 'answers') void registry.getMetricsAsJSON().then((metrics) => events.emit('message', { metrics }));
      return true;
    },
  }) as unknown as Worker;
}

test('one process that hangs, ends or is gone leaves the figures of the others', async () => {
  const workers = [
    worker(1, 'answers'),
    worker(2, 'hangs'),
    worker(3, 'ends'),
    worker(4, 'is gone'),
    worker(5, 'answers'),
  ];
  const text = await figuresOf(workers, 200);
  expect(text.match(/^web_calls_total.*$/gm)).toEqual([
    'web_calls_total{process="1"} 1',
    'web_calls_total{process="5"} 5',
  ]);
  for (const one of workers) expect(one.listenerCount('message') + one.listenerCount('exit')).toBe(0);
});
