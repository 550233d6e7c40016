import 'server-only';
import { refusal } from '@/lib/contract/refusals';
import { isLocale } from '@/lib/i18n/locale';
import { isPart } from '@/lib/i18n/parts';
import { messagesVersion, partJson } from './messages';
import { respond } from './respond';

/**
 * `GET /api/messages/:locale/:part?v=…`: texts of the screens, for anyone: the sign-in page needs them too. An address
 * with the current version never changes.
 */
export const messagesFile = (request: Request): Promise<Response> =>
  respond(request, () => {
    const { pathname, searchParams } = new URL(request.url);
    const [part = '', locale] = pathname.split('/').reverse();
    if (!isLocale(locale) || !isPart(part)) throw refusal('noSuchCall');
    const isCurrent = searchParams.get('v') === messagesVersion;
    const headers = {
      'content-type': 'application/json',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    return Promise.resolve(new Response(partJson(locale, part), { headers }));
  });
