import type { AlcoholSold, AlcoholUnmarked, Receipt } from '@/lib/sections/orders/contract/orders';
import type { Locale } from '@/lib/i18n/locale';
import type { Paper } from '@/lib/lists/paper';
import type { PriceSection } from '@/lib/sections/menu/rules/price-list';

/** Data of every document; `words` are its texts in the reader's language. */
interface About<Words> {
  readonly venue: string;
  readonly locale: Locale;
  readonly words: Words;
}

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Texts of a price list in the reader's language. The layout fills in `{page}`, `{pages}` and `{heading}`. */
export type PriceListWords = Texts<
  'title' | 'scope' | 'printed' | 'page' | 'continued' | 'noFolder' | 'empty' | 'off' | 'noRecipe' | 'priceAsked'
> &
  Texts<'kitchen' | 'bar'> & {
    readonly columns: Texts<'id' | 'name' | 'type' | 'retailPrice' | 'primeCost' | 'lastUpdate'>;
  };

export interface PriceListData extends About<PriceListWords> {
  readonly timeZone: string;
  readonly sections: readonly PriceSection[];
}

/** Each receipt fills in `{number}`, `{time}` and `{table}`. */
export interface ReceiptsData extends About<
  Texts<'title' | 'order' | 'time' | 'table' | 'discount' | 'subtotal' | 'vat' | 'total'>
> {
  readonly timeZone: string;
  readonly receipts: readonly Receipt[];
}

type AlcoholWords = Texts<'title' | 'period' | 'printed' | 'page' | 'continued' | 'empty' | 'dayTotal' | 'total'> &
  Texts<'unmarked' | 'notIncluded'> & { readonly columns: Texts<'name' | 'quantity' | 'price'> };

export interface AlcoholData extends About<AlcoholWords> {
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
export interface CardsData extends About<Texts<'title' | 'discount'>> {
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
export interface PayslipsData extends About<
  Texts<'title' | 'employee' | 'position' | 'sheet' | 'received' | 'signature' | 'signed'>
> {
  readonly employer: string;
  readonly month: string;
  readonly copies: readonly string[];
  readonly payslips: readonly PrintedPayslip[];
}

/** Any list. The layout fills in `{page}` and `{pages}`. */
export interface ListData extends About<Texts<'title' | 'printed' | 'page' | 'empty'>> {
  readonly paper: Paper;
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
export interface LabelsData extends About<Texts<'title'>> {
  readonly copies: number;
  readonly label: PrintedLabel;
}

/** A recipe as printed. `see` is where the recipe of the ingredient stands. */
export interface PrintedRecipe {
  readonly heading: string;
  readonly lines: readonly { readonly name: string; readonly see: string; readonly amount: string }[];
  readonly method: string;
}

/** A recipe with those of its ingredients. `photo` is a jpeg in base64; `{page}`, `{pages}`, `{heading}` are filled in. */
export interface KitchenSheetData extends About<
  Texts<'title' | 'printed' | 'page' | 'continued' | 'ingredient' | 'amount' | 'method' | 'empty'>
> {
  readonly facts: readonly string[];
  readonly allergens: string;
  readonly photo?: string;
  readonly recipes: readonly PrintedRecipe[];
}

interface Kinds {
  readonly 'price-list': PriceListData;
  readonly receipts: ReceiptsData;
  readonly cards: CardsData;
  readonly payslips: PayslipsData;
  readonly labels: LabelsData;
  readonly 'kitchen-sheet': KitchenSheetData;
  readonly alcohol: AlcoholData;
  readonly list: ListData;
}
export type Kind = keyof Kinds;

/** A document as plain data, to be sent to the drawing process. */
export type PdfDocument<K extends Kind = Kind> = {
  [One in K]: { readonly kind: One; readonly data: Kinds[One] };
}[K];

export interface ToProcess {
  readonly document: PdfDocument;
}
export type FromProcess = { readonly ready: true } | { readonly pdf: Uint8Array } | { readonly failed: string };
