import type { IncomingMessage, ServerResponse } from 'node:http';

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Headers of every reply, whoever answers. Pages and the API add a Content-Security-Policy of their own. Sends HSTS
 * when the trusted proxy reports https; with TRUST_PROXY off the header that says so was removed before.
 */
export function setSafeHeaders({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  if (headers['x-forwarded-proto'] === 'https')
    response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
}
