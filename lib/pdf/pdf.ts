import type * as ReactPdf from '@react-pdf/renderer';

/** The PDF library, an ES module that `require` cannot load: documents get it from here and use its types alone. */
export type Pdf = typeof ReactPdf;

export const loadPdf = (): Promise<Pdf> => import('@react-pdf/renderer');
