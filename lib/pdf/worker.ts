import { parentPort } from 'node:worker_threads';
import { alcohol } from './alcohol/alcohol';
import type { FromThread, PdfDocument, ToThread } from './document';
import { loadFonts, type Typeface } from './fonts';
import { list } from './list/list';
import { loadPdf } from './pdf';
import { priceList } from './price-list/price-list';
import { receipts } from './receipts/receipts';
import { sheetsElement, type Sheets } from './sheets';

const ready = loadPdf().then(async (pdf) => ({ pdf, typeface: await loadFonts(pdf) }));

function sheetsOf(typeface: Typeface, document: PdfDocument): Sheets {
  switch (document.kind) {
    case 'receipts':
      return receipts(typeface, document.data);
    case 'alcohol':
      return alcohol(typeface, document.data);
    case 'list':
      return list(typeface, document.data);
    default:
      return priceList(typeface, document.data);
  }
}

async function draw({ document }: ToThread): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, typeface } = await ready;
  const buffer = await pdf.renderToBuffer(sheetsElement(pdf, typeface, sheetsOf(typeface, document)));
  // A copy can be transferred, a slice of Node's shared pool cannot.
  return new Uint8Array(buffer);
}

/** The thread's end of `PdfThread`: receives a document, answers a PDF or an error. */
parentPort?.on('message', (message: ToThread) => {
  draw(message).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies FromThread, [pdf.buffer]),
    (error: unknown) => {
      const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ failed } satisfies FromThread);
    },
  );
});
