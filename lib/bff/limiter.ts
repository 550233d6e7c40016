import 'server-only';
import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory, type IRateLimiterOptions } from 'rate-limiter-flexible';

/**
 * A limiter that counts in memory. Of several web processes (WEB_PROCESSES) all count in the memory of the process that
 * started them.
 */
export const limiter = (
  options: IRateLimiterOptions & { keyPrefix: string },
): RateLimiterMemory | RateLimiterCluster =>
  cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);
