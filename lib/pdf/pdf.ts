import type * as ReactPdf from '@react-pdf/renderer';

/**
 * The PDF library. `require` cannot load its ES module, so `loadPdf` imports it and hands it to the documents, which
 * use only its types.
 */
export type Pdf = typeof ReactPdf;

export const loadPdf = (): Promise<Pdf> => import('@react-pdf/renderer');
