import 'server-only';
import type { Endpoint } from '../contract/endpoint';
import { adminEndpoints } from '../endpoints';
import { composedCalls } from './invoke';

const composed: ReadonlySet<string> = new Set(composedCalls.map(({ endpoint: { id } }) => id));

/** The BFF's own: `app/api/auth`. */
const SIGN_IN: readonly string[] = ['auth.login', 'auth.logout'];

const isPlain = ({ id, fileLimit, replyTypes }: Endpoint): boolean =>
  fileLimit === undefined && !replyTypes && !composed.has(id) && !SIGN_IN.includes(id);

/** Calls of the admin API that a browser makes as they are. */
export const plainCalls: readonly Endpoint[] = adminEndpoints.filter(isPlain);
