import { alcohol } from '@/lib/sections/orders/pdf/alcohol/alcohol';
import { answerDocuments } from './answer';
import { cards } from '@/lib/sections/cards/pdf/cards';
import type { PdfDocument } from './document';
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

function sheetsOf(typeface: Typeface, document: PdfDocument): Sheets {
  switch (document.kind) {
    case 'receipts':
      return receipts(typeface, document.data);
    case 'cards':
      return cards(typeface, document.data);
    case 'payslips':
      return payslips(typeface, document.data);
    case 'labels':
      return labels(typeface, document.data);
    case 'kitchen-sheet':
      return kitchenSheet(typeface, document.data);
    case 'alcohol':
      return alcohol(typeface, document.data);
    case 'list':
      return list(typeface, document.data);
    default:
      return priceList(typeface, document.data);
  }
}

answerDocuments(async (document) => {
  const { pdf, fonts } = await ready;
  const typeface = await fonts.typefaceFor(JSON.stringify(document));
  return pdf.renderToBuffer(sheetsElement(pdf, typeface, sheetsOf(typeface, document)));
});
