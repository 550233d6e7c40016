import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import { adminEndpoints } from '@/lib/sections/endpoints';
import { isComposed } from './invoke';

/** Calls that the handlers in `app/api/auth` replace. */
const SIGN_IN: readonly string[] = ['auth.login', 'auth.logout'];

const isPlain = (endpoint: Endpoint): boolean =>
  endpoint.fileLimit === undefined && !endpoint.replyTypes && !isComposed(endpoint) && !SIGN_IN.includes(endpoint.id);

/** Calls of the admin API that the BFF passes on without composing, streaming or signing in. */
export const plainCalls: readonly Endpoint[] = adminEndpoints.filter(isPlain);
