import 'server-only';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { readVersions } from '@/lib/contract/versions';
import { compose } from './compose';

/** Versions are the same for everybody, so one reading serves all requests within two seconds. */
const SHARED_MS = 2_000;
interface Shared {
  readonly reply: Promise<ReplyOf<typeof readVersions>>;
  readonly until: number;
}
const shared = new Map<string, Shared>();

export const versionCalls = [
  compose(readVersions, (_input, call, { server }) => {
    const known = shared.get(server.id);
    if (known && known.until > Date.now()) return known.reply;
    const reply = call(readVersions, {});
    reply.catch(() => shared.delete(server.id));
    shared.set(server.id, { reply, until: Date.now() + SHARED_MS });
    return reply;
  }),
];
