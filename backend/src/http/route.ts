import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import { dependsOnCounts, type Closed } from '@/lib/sections/days/rules/open-counts';
import { mayAccess, type Person, type SpecialLogins } from '@/lib/rights/permissions';
import { hiddenFrom, seenReply, sortsByHidden } from '@/lib/rights/sights';
import { inTime } from './in-time';

/** The caller: a row of `users` with its current rights. */
export interface Caller extends Person {
  readonly user_id: number;
  /** The venue requires a second factor of the account, which has none: only setting it up is served. */
  readonly setUpFactor?: boolean;
}

/** Fault of this machine's clock. */
export interface ClockFault {
  /** One sentence with the times on the venue's clock. */
  readonly why: string;
  /** Whether another node may have the right time; otherwise the fault is in the books, which all nodes share. */
  readonly isOfNode: boolean;
}

export interface Call<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly caller: E['access'] extends 'public' | 'till' ? null : Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyInstance {
    special: SpecialLogins;
    /** Milliseconds after which nobody waits for a call any more. */
    answerMs: number;
    /** Fault of this machine's clock. @throws Error of the database */
    clockFault(): Promise<ClockFault | undefined>;
    callerOf(request: FastifyRequest): Promise<Caller | null>;
    /**
     * Figures that open counts close to a caller at present, in the reply to a request with this body; null for those
     * that they close whatever the period.
     */
    closedTo(caller: Caller, body: unknown): Promise<Closed>;
    /** @throws ProblemError 4 without the till's token, 6 after many wrong ones, 1010 when no token is set. */
    requireTill(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** A NUL, or half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Whether PostgreSQL can store every text of a body. */
const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !UNSTORABLE.test(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isStorable);

/**
 * Serves one call of the contract: checks caller and rights before reading the body, and parses input and reply by the
 * contract. Leaves out of the reply, also of a stored one, what the caller may not see.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ReplyOf<E>>,
): void {
  const { method, path, access, params, query, body, reply, fileLimit, beforeSecondFactor } = endpoint;
  const asksCounts = dependsOnCounts(endpoint);
  app.route({
    method,
    url: path,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      // The handler of a form reads and parses it as its bytes arrive.
      ...(body && fileLimit === undefined && { body }),
      response: { 200: reply },
    },
    onRequest: async (request) => {
      if (access === 'public') return;
      if (access === 'till') return app.requireTill(request);
      request.caller = await app.callerOf(request);
      if (!request.caller) throw refusal('signInFirst');
      if (request.caller.setUpFactor && !beforeSecondFactor) throw refusal('secondFactorFirst');
      if (!mayAccess(request.caller, access, app.special)) {
        request.log.warn({ user_id: request.caller.user_id, call: endpoint.id }, 'no right');
        throw refusal('noPrivilege');
      }
    },
    handler: async (request, fastifyReply) => {
      const { params, query, body } = request;
      // Before anything depends on the books: a command that must fail would tell a figure by which refusal comes first.
      if (fileLimit === undefined && !isStorable(body)) throw refusal('textNotStorable');
      const { sights, since }: Closed =
        asksCounts && request.caller ? await app.closedTo(request.caller, body) : { sights: [] };
      const caller = request.caller && (asksCounts ? { ...request.caller, closed: sights } : request.caller);
      const hidden = endpoint.hides ? hiddenFrom(caller, app.special) : [];
      if (sortsByHidden(endpoint, { body }, hidden)) throw refusal('noPrivilege', 'sort');
      const input = { params, query, body } as InputOf<E>;
      const call = { input, caller: caller as Call<E>['caller'], request, reply: fastifyReply };
      const work = handler(call);
      const answer = await (access === 'till' ? inTime(work, app.answerMs) : work);
      return seenReply(endpoint, answer, hidden, { body, since });
    },
  });
}
