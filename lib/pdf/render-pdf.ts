import 'server-only';
import path from 'node:path';
import type { PdfDocument } from './document';
import { PdfCache } from './pdf-cache';
import { PdfQueue } from './pdf-queue';
import { SharedDraws } from './shared-draws';

const isDevelopment = process.env.NODE_ENV === 'development';

// In development every document gets a new process, so that edits take effect.
const queue = new PdfQueue(isDevelopment ? { idleMs: 0 } : {});
const draws = new SharedDraws();

/** `npm start` names the data folder. Tests that name none, and development, keep no documents. */
function cacheOf(): PdfCache | undefined {
  const folder = process.env['DATA_DIR'];
  return folder === undefined || isDevelopment
    ? undefined
    : new PdfCache(path.join(/* turbopackIgnore: true */ folder, 'pdf'));
}

/** Draws a document unless it is kept under its key (`pdfKey`). Throws as `PdfQueue.render` does. */
export function renderPdf(document: PdfDocument, key: string, signal: AbortSignal): Promise<Buffer> {
  const cache = cacheOf();
  const draw = async (aborted: AbortSignal): Promise<Buffer> => {
    const kept = await cache?.get(key);
    if (kept) return kept;
    const pdf = await queue.render(document, aborted);
    await cache?.set(key, pdf);
    return pdf;
  };
  return draws.get(key, draw, signal);
}

/** Ends the PDF process; for tests. */
export const closePdf = (): Promise<void> => queue.close();
