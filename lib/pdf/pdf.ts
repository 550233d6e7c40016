import type * as ReactPdf from '@react-pdf/renderer';

/**
 * The PDF library. It is an ES module that `require` cannot load, so it is imported by `loadPdf` and handed to the
 * documents, which name its types only.
 */
export type Pdf = typeof ReactPdf;

export const loadPdf = (): Promise<Pdf> => import('@react-pdf/renderer');
