import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './document';
import { loadFonts } from './fonts';
import { loadPdf } from './pdf';
import { priceList } from './price-list/price-list';

const ready = loadPdf().then(async (pdf) => ({ pdf, typeface: await loadFonts(pdf) }));

async function draw({ document }: ToThread): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, typeface } = await ready;
  const buffer = await pdf.renderToBuffer(priceList(pdf, typeface, document.data));
  // A copy of its own can be handed over, a slice of Node's shared pool cannot.
  return new Uint8Array(buffer);
}

/** The thread's end of `PdfThread`: a document in, a PDF or the reason why not out. */
parentPort?.on('message', (message: ToThread) => {
  draw(message).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies FromThread, [pdf.buffer]),
    (error: unknown) => {
      const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ failed } satisfies FromThread);
    },
  );
});
