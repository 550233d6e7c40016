import type { PdfDocument } from '@/lib/pdf/document';
import { PdfQueue } from '@/lib/pdf/pdf-queue';

type DataOf<Kind extends PdfDocument['kind']> = Extract<PdfDocument, { readonly kind: Kind }>['data'];

/** Draws no PDF in this test; the result tells the data of the one asked for last, which must be of this kind. */
export function drawnData<Kind extends PdfDocument['kind']>(kind: Kind): () => DataOf<Kind> {
  const render = jest.spyOn(PdfQueue.prototype, 'render').mockResolvedValue(Buffer.from('%PDF-'));
  return () => {
    const [document] = render.mock.calls.at(-1) ?? [];
    if (document?.kind !== kind) throw new Error(`no ${kind} was drawn`);
    return document.data as unknown as DataOf<Kind>;
  };
}
