import 'server-only';
import { createHash } from 'node:crypto';
import type { Endpoint } from '@/lib/contract/endpoint';
import { formatTime } from '@/lib/domain/format';
import type { Person } from '@/lib/rights/permissions';
import { venueName } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locale';
import type { PdfDocument } from '@/lib/pdf/document';
import { pdfKey } from '@/lib/pdf/pdf-key';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { requireReader } from './admit';
import { chained, type Call } from './compose';
import { invoke } from './invoke';
import { failedAt, orFailurePage } from './failed-file';
import { respond } from './respond';
import { originOf } from './session';
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
  /** Address at which the reader's browser finds the app, without a path. */
  readonly origin: string;
  /** Context of those calls. */
  readonly context: UpstreamContext;
  readonly call: Call;
  /** Like `call`, for a command, which our server executes once for the same input of the reader. */
  readonly callOnce: Call;
}

/** Name of a file without its ending: in the reader's language, and in ASCII for clients that need it. */
export interface FileName {
  readonly name: string;
  readonly plainName: string;
}

export interface PdfFile extends FileName {
  readonly document: PdfDocument;
  /** Records that the reader received the document. */
  readonly delivered?: () => Promise<unknown>;
}

/** Header with a file's name, and with that in the reader's language where it is another. */
export function disposition(how: 'inline' | 'attachment', { name, plainName }: FileName, ending: string): string {
  const plain = `${how}; filename="${plainName}.${ending}"`;
  if (how === 'attachment' && name === plainName) return plain;
  const safe = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  const encoded = encodeURIComponent(`${safe}.${ending}`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${plain}; filename*=UTF-8''${encoded}`;
}

/**
 * The document as a response; 304 for a client that has it. Browsers keep nothing, as they may be shared.
 * @param time as printed on the document
 */
async function pdfResponse(request: Request, file: PdfFile, time: string): Promise<Response> {
  const key = pdfKey(file.document, time);
  const etag = `W/"${key}"`;
  const headers = { etag, 'content-disposition': disposition('inline', file, 'pdf') };
  if (request.headers.get('if-none-match')?.split(/, */).includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const pdf = await renderPdf(file.document, key, request.signal);
  return new Response(new Uint8Array(pdf), { headers: { ...headers, 'content-type': 'application/pdf' } });
}

/** Idempotency key of a command, made of its input. */
const keyOf = ({ id }: Endpoint, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([id, input]))
    .digest('base64url');

const drawn = (
  request: Request,
  endpoint: Endpoint,
  page: string,
  make: (asked: PdfRequest) => Promise<PdfFile>,
): Promise<Response> =>
  respond(request, async () => {
    const { person, context, keep } = await requireReader(request, endpoint.access, page);
    const locale = localeOf(request.headers);
    const timeZone = settings().VENUE_TIMEZONE;
    const time = formatTime(Date.now() / 1000, timeZone);
    const { call, cookie } = chained(invoke, context);
    const file = await make({
      person,
      locale,
      timeZone,
      time,
      t: wordsIn(locale),
      venue: venueName(settings()),
      params: new URL(request.url).searchParams,
      origin: originOf(request.headers),
      context,
      call,
      callOnce: (part, input) => call(part, input, keyOf(part, input)),
    });
    const response = await pdfResponse(request, file, time);
    // A client that has the document already, or asks for its headers, receives none.
    if (response.status === 200 && request.method === 'GET') await file.delivered?.();
    return keep(response, cookie());
  });

/**
 * Serves a PDF to whoever may make the call that its data comes from. A browser tab is redirected to the page that
 * `failed` names (by default one below `page`) instead of a problem in JSON.
 */
export async function servePdf(
  request: Request,
  endpoint: Endpoint,
  page: string,
  make: (asked: PdfRequest) => Promise<PdfFile>,
  failed: (code: number, page: string, file: URL) => string = failedAt,
): Promise<Response> {
  const response = await drawn(request, endpoint, page, make);
  return orFailurePage(request, response, (code, file) => failed(code, page, file));
}
