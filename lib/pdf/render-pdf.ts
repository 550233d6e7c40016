import 'server-only';
import type { PdfDocument } from './document';
import { PdfQueue } from './pdf-queue';

// In development every document gets a new process, so that edits take effect.
const queue = new PdfQueue(process.env.NODE_ENV === 'development' ? { idleMs: 0 } : {});

/** Draws a document in the PDF process. Throws as `PdfQueue.render` does. */
export const renderPdf = (document: PdfDocument, signal?: AbortSignal): Promise<Buffer> =>
  queue.render(document, signal);

/** Ends the PDF process; for tests. */
export const closePdf = (): Promise<void> => queue.close();
