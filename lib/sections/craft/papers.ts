const sectionOf = (beer: boolean): string => (beer ? 'beer-craft' : 'craft');

/** Most labels of one file. */
export const MOST_LABELS = 100;

/** Address of the PDF with the labels of a batch. */
export const labelAddress = (beer: boolean, batch_id: number, copies: number): string =>
  `/api/${sectionOf(beer)}/labels.pdf?batch=${batch_id}&copies=${copies}`;

/** Address of the PDF of a craft's recipe for a quantity of the product, in its measure; by default its own yield. */
export const kitchenSheetAddress = (beer: boolean, craft_id: number, quantity?: number): string =>
  `/api/${sectionOf(beer)}/kitchen-sheet.pdf?craft=${craft_id}${quantity === undefined ? '' : `&quantity=${quantity}`}`;

/** Address of a batch's screen. */
export const batchAddress = (beer: boolean, batch_id: number): string =>
  `/${sectionOf(beer)}/batches?batch=${batch_id}`;
