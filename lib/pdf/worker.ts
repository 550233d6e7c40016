import { alcohol } from '@/lib/sections/orders/pdf/alcohol/alcohol';
import { answerDocuments } from './answer';
import { cards } from '@/lib/sections/cards/pdf/cards';
import type { Kind, PdfDocument } from './document';
import { FontShelf, type Typeface } from './fonts';
import { kitchenSheet } from '@/lib/sections/craft/pdf/kitchen-sheet/kitchen-sheet';
import { labels } from '@/lib/sections/craft/pdf/labels/labels';
import { list } from './list/list';
import { payslips } from '@/lib/sections/salary/pdf/payslips';
import { loadPdf } from './pdf';
import { priceList } from '@/lib/sections/menu/pdf/price-list';
import { receipts } from '@/lib/sections/orders/pdf/receipts/receipts';
import { sheetsElement, type Sheets } from './sheets';

const ready = loadPdf().then(async (pdf) => {
  const fonts = new FontShelf(pdf);
  // Loads the fonts that every document needs before the first document arrives.
  await fonts.typefaceFor('');
  return { pdf, fonts };
});

const DRAW: { readonly [K in Kind]: (face: Typeface, data: PdfDocument<K>['data']) => Sheets } = {
  'price-list': priceList,
  receipts,
  cards,
  payslips,
  labels,
  'kitchen-sheet': kitchenSheet,
  alcohol,
  list,
};

const sheetsOf = <K extends Kind>(face: Typeface, { kind, data }: { kind: K; data: PdfDocument<K>['data'] }): Sheets =>
  DRAW[kind](face, data);

answerDocuments(async (document) => {
  const { pdf, fonts } = await ready;
  const typeface = await fonts.typefaceFor(JSON.stringify(document));
  return pdf.renderToBuffer(sheetsElement(pdf, typeface, sheetsOf(typeface, document)));
});
