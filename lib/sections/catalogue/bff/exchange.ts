import 'server-only';
import type { Catalogue } from './catalogue';
import { askOutside, type OutsideCall } from '@/lib/bff/outside';
import type { UpstreamContext } from '@/lib/bff/upstream';

const TIMEOUT_MS = 10_000;
const REPLY_LIMIT = 1024 * 1024;

interface Exchange extends Pick<OutsideCall, 'failed' | 'init'> {
  readonly catalogue: Catalogue;
  readonly path: '/categories' | '';
}

function addressOf({ url, token }: Catalogue, path: Exchange['path']): URL {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/export${path}`;
  address.searchParams.set('tokenId', token);
  return address;
}

/** One call to a catalogue; returns its JSON. @throws ProblemError as `askOutside` does */
export const exchange = ({ catalogue, path, ...call }: Exchange, context: UpstreamContext): Promise<unknown> =>
  askOutside(
    {
      ...call,
      address: addressOf(catalogue, path),
      name: 'catalogue',
      fields: { catalogue: catalogue.target, path },
      timeoutMs: TIMEOUT_MS,
      replyLimit: REPLY_LIMIT,
    },
    context,
  );
