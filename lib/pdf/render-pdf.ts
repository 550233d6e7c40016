import 'server-only';
import type { PdfDocument } from './document';
import { PdfQueue } from './pdf-queue';

// While developing, every document gets a new thread, so that an edit shows.
const queue = new PdfQueue(process.env.NODE_ENV === 'development' ? { idleMs: 0 } : {});

/** Draws a document in the PDF thread; see `PdfQueue.render` for what it throws. */
export const renderPdf = (document: PdfDocument, signal?: AbortSignal): Promise<Buffer> =>
  queue.render(document, signal);

/** Ends the PDF thread, as tests must. */
export const closePdf = (): Promise<void> => queue.close();
