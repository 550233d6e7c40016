import 'server-only';
import type { Endpoint, InputOf, ReplyOf } from '../contract/endpoint';
import { CODE, Problem } from '../contract/problem';
import { formatTime } from '../domain/format';
import type { Person } from '../domain/permissions';
import { venueName } from '../env';
import type { Locale } from '../i18n/locale';
import type { PdfDocument } from '../pdf/document';
import { renderPdf } from '../pdf/render-pdf';
import { authorise, requireSession } from './admit';
import { contextOf } from './context';
import { invoke } from './invoke';
import { redirectToFailure } from './failed-file';
import { respond } from './respond';
import { writeSession } from './session';
import { settings } from './settings';
import type { UpstreamContext } from './upstream';
import { localeOf, wordsIn, type Words } from './words';

/** Inputs of a document: reader, venue, time, language, and a way to call the admin API as the reader. */
export interface PdfRequest {
  readonly person: Person;
  readonly venue: string;
  readonly locale: Locale;
  readonly timeZone: string;
  /** As printed: `DD.MM.YYYY HH:mm`. */
  readonly time: string;
  readonly t: Words;
  readonly params: URLSearchParams;
  /** Context of those calls. */
  readonly context: UpstreamContext;
  readonly call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;
}

export interface PdfFile {
  readonly document: PdfDocument;
  /** File name without `.pdf`: in the reader's language, and in ASCII for clients that need it. */
  readonly name: string;
  readonly plainName: string;
}

function disposition({ name, plainName }: PdfFile): string {
  const safe = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  const encoded = encodeURIComponent(`${safe}.pdf`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plainName}.pdf"; filename*=UTF-8''${encoded}`;
}

const drawn = (
  request: Request,
  endpoint: Endpoint,
  page: string,
  make: (asked: PdfRequest) => Promise<PdfFile>,
): Promise<Response> =>
  respond(request, async () => {
    const session = await requireSession(request);
    const asked = contextOf(request.headers, session, page);
    const { person, cookie: confirmed } = await authorise(endpoint.access, session, asked);
    let cookie = confirmed;
    const locale = localeOf(request.headers);
    const timeZone = settings().VENUE_TIMEZONE;
    const file = await make({
      ...{ person, locale, timeZone, t: wordsIn(locale) },
      venue: venueName(settings()),
      time: formatTime(Date.now() / 1000, timeZone),
      params: new URL(request.url).searchParams,
      context: { ...asked, cookie },
      call: async (part, input) => {
        const outcome = await invoke(part, input, { ...asked, cookie });
        ({ cookie } = outcome);
        return outcome.reply;
      },
    });
    const pdf = await renderPdf(file.document, request.signal);
    const headers = { 'content-type': 'application/pdf', 'content-disposition': disposition(file) };
    const response = new Response(new Uint8Array(pdf), { headers });
    if (cookie !== session.cookie) await writeSession(request, response, { ...session, cookie });
    return response;
  });

/**
 * Serves a PDF to whoever may make the call that its data comes from. A browser tab is redirected to `page` with the
 * error code (to the sign-in page for an ended session) instead of a problem in JSON.
 */
export async function servePdf(
  request: Request,
  endpoint: Endpoint,
  page: string,
  make: (asked: PdfRequest) => Promise<PdfFile>,
): Promise<Response> {
  const response = await drawn(request, endpoint, page, make);
  if (response.ok || request.headers.get('sec-fetch-dest') !== 'document') return response;
  const problem = Problem.parse(await response.json());
  const { code } = problem;
  const { pathname, search } = new URL(request.url);
  const failed = new URLSearchParams({ problem: String(code), pdf: pathname + search });
  const location = code === CODE.sessionEnded ? page : `${page}/failed?${failed}`;
  return redirectToFailure(location, problem);
}
