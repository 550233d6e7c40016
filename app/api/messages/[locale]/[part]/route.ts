import { messagesVersion, partJson } from '@/lib/bff/messages';
import { respond } from '@/lib/bff/respond';
import { refusal } from '@/lib/contract/refusals';
import { isLocale } from '@/lib/i18n/locale';
import { isPart } from '@/lib/i18n/parts';

interface Context {
  readonly params: Promise<{ locale: string; part: string }>;
}

/** Texts of the screens, for anyone: the sign-in page needs them too. An address with the current version never changes. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  respond(request, async () => {
    const { locale, part } = await params;
    if (!isLocale(locale) || !isPart(part)) throw refusal('noSuchCall');
    const isCurrent = new URL(request.url).searchParams.get('v') === messagesVersion;
    return new Response(partJson(locale, part), {
      headers: {
        'content-type': 'application/json',
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
  });
