import { Histogram, type Registry } from 'prom-client';

export interface Answered {
  readonly method: string;
  /** Template of the address, never the address itself: each value is a series for good. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

const METHODS = ['GET', 'HEAD', 'POST'];
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Adds `<process>_request_duration_seconds` to a registry. The returned function counts an answered request. Import this
 * file with the metrics only: it loads prom-client.
 */
export function observeRequests(registry: Registry, process: 'web' | 'backend'): (answered: Answered) => void {
  const durations = new Histogram({
    name: `${process}_request_duration_seconds`,
    help: 'Time from the head of a request to the end of its answer, by template of the address, method and class of status.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return ({ method, route, status, seconds }) =>
    durations.observe(
      { route, method: METHODS.includes(method) ? method : 'other', status: `${Math.floor(status / 100)}xx` },
      seconds,
    );
}
