import type { AlcoholSold, AlcoholUnmarked, Receipt } from '@/lib/sections/orders/contract/orders';
import type { Locale } from '@/lib/i18n/locale';
import type { Paper } from '@/lib/lists/paper';
import type { PriceSection } from '@/lib/sections/menu/rules/price-list';

/** Texts of a price list in the reader's language. The layout fills in `{page}`, `{pages}` and `{heading}`. */
export interface PriceListWords {
  readonly title: string;
  readonly scope: string;
  readonly printed: string;
  readonly page: string;
  readonly continued: string;
  readonly noFolder: string;
  readonly empty: string;
  readonly off: string;
  readonly noRecipe: string;
  readonly priceAsked: string;
  readonly kitchen: string;
  readonly bar: string;
  readonly columns: Readonly<Record<'id' | 'name' | 'type' | 'retailPrice' | 'primeCost' | 'lastUpdate', string>>;
}

export interface PriceListData {
  readonly venue: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly words: PriceListWords;
  readonly sections: readonly PriceSection[];
}

/** Each receipt fills in `{number}`, `{time}` and `{table}`. */
export interface ReceiptsData {
  readonly venue: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly words: Readonly<
    Record<'title' | 'order' | 'time' | 'table' | 'discount' | 'subtotal' | 'vat' | 'total', string>
  >;
  readonly receipts: readonly Receipt[];
}

export interface AlcoholData {
  readonly venue: string;
  readonly locale: Locale;
  readonly words: Readonly<
    Record<
      | 'title'
      | 'period'
      | 'printed'
      | 'page'
      | 'continued'
      | 'empty'
      | 'dayTotal'
      | 'total'
      | 'unmarked'
      | 'notIncluded',
      string
    >
  > & { readonly columns: Readonly<Record<'name' | 'quantity' | 'price', string>> };
  readonly items: readonly AlcoholSold[];
  readonly unmarked?: AlcoholUnmarked | undefined;
}

/** A card as printed. */
export interface PrintedCard {
  readonly number: string;
  /** With its percent sign. */
  readonly discount: string;
  readonly owner: string;
  readonly until: string;
}

/** Cards to be cut out. */
export interface CardsData {
  readonly venue: string;
  readonly locale: Locale;
  readonly words: Readonly<Record<'title' | 'discount', string>>;
  readonly cards: readonly PrintedCard[];
}

/** A text and an amount of a payslip. */
export interface PrintedLine {
  readonly label: string;
  readonly amount: string;
}

/** Lines under a heading, with their sum if there are several. */
export interface PrintedGroup {
  readonly heading: string;
  readonly lines: readonly PrintedLine[];
  readonly total?: PrintedLine;
}

/** A payslip as printed: groups before the net pay, what was paid of it and is left, and what was paid apart. */
export interface PrintedPayslip {
  readonly employee: string;
  readonly position: string;
  readonly date: string;
  readonly groups: readonly PrintedGroup[];
  readonly net: PrintedLine;
  readonly paid: readonly PrintedGroup[];
  readonly left: readonly PrintedLine[];
  readonly apart: readonly PrintedGroup[];
}

/**
 * Payslips of A5, two on an A4 page. `copies` names the two copies of a single payslip; several are printed once. The
 * layout fills in `{sheet}` and `{sheets}`.
 */
export interface PayslipsData {
  readonly employer: string;
  readonly venue: string;
  readonly locale: Locale;
  readonly month: string;
  readonly words: Readonly<
    Record<'title' | 'employee' | 'position' | 'sheet' | 'received' | 'signature' | 'signed', string>
  >;
  readonly copies: readonly string[];
  readonly payslips: readonly PrintedPayslip[];
}

/** Any list. The layout fills in `{page}` and `{pages}`. */
export interface ListData {
  readonly venue: string;
  readonly locale: Locale;
  readonly paper: Paper;
  readonly words: Readonly<Record<'title' | 'printed' | 'page' | 'empty', string>>;
}

/** A label of a batch. `code` is the text of its QR code. Empty texts are left out. */
export interface PrintedLabel {
  readonly name: string;
  readonly useBy: string;
  /** When, how much and by whom. */
  readonly facts: readonly string[];
  readonly allergens: string;
  readonly code: string;
}

/** Identical labels of one batch, one per page. */
export interface LabelsData {
  readonly venue: string;
  readonly locale: Locale;
  readonly words: { readonly title: string };
  readonly copies: number;
  readonly label: PrintedLabel;
}

/** A recipe as printed. `see` is where the recipe of the ingredient stands. */
export interface PrintedRecipe {
  readonly heading: string;
  readonly lines: readonly { readonly name: string; readonly see: string; readonly amount: string }[];
  readonly method: string;
}

/**
 * A recipe with those of its ingredients. `photo` is a jpeg in base64. The layout fills in `{page}`, `{pages}` and
 * `{heading}`.
 */
export interface KitchenSheetData {
  readonly venue: string;
  readonly locale: Locale;
  readonly words: Readonly<
    Record<'title' | 'printed' | 'page' | 'continued' | 'ingredient' | 'amount' | 'method' | 'empty', string>
  >;
  readonly facts: readonly string[];
  readonly allergens: string;
  readonly photo?: string;
  readonly recipes: readonly PrintedRecipe[];
}

/** A document as plain data, to be sent to the drawing process. Each kind has a folder here. */
export type PdfDocument =
  | { readonly kind: 'price-list'; readonly data: PriceListData }
  | { readonly kind: 'receipts'; readonly data: ReceiptsData }
  | { readonly kind: 'cards'; readonly data: CardsData }
  | { readonly kind: 'payslips'; readonly data: PayslipsData }
  | { readonly kind: 'labels'; readonly data: LabelsData }
  | { readonly kind: 'kitchen-sheet'; readonly data: KitchenSheetData }
  | { readonly kind: 'alcohol'; readonly data: AlcoholData }
  | { readonly kind: 'list'; readonly data: ListData };

export interface ToProcess {
  readonly document: PdfDocument;
}
export type FromProcess = { readonly ready: true } | { readonly pdf: Uint8Array } | { readonly failed: string };
