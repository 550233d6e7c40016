import type { ServerOptions } from 'node:http';

/** Time limits of a server's sockets, in milliseconds. */
export interface Times {
  /** From a request's first byte to the end of its headers, and from a connection to the first headers. */
  readonly headers: number;
  /** From a request's first byte to the end of its body. */
  readonly request: number;
  /** Without a byte moving while the connection waits for its client. */
  readonly stalled: number;
  /** Between two requests. */
  readonly idle: number;
  /** Pause between two checks of the first two limits. */
  readonly check: number;
}

export const TIMES: Times = {
  headers: 10_000,
  // A photo over a bad connection; a request that sends a byte a minute ends too.
  request: 120_000,
  // A slow reader's progress shows in steps: the kernel takes more once a third of its buffer is free.
  stalled: 30_000,
  // Longer than proxies keep an idle connection, which would otherwise send a request as the connection is closed.
  idle: 75_000,
  check: 1_000,
};

/** Limits as options of `createServer`; `stalled` is that of `Traffic`. */
export const timeOptions = ({ headers, request, idle, check }: Times): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: idle,
  connectionsCheckingInterval: check,
});
