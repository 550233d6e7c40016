import type { PdfDocument } from '@/lib/pdf/document';
import { PdfQueue } from '@/lib/pdf/pdf-queue';

type DataOf<Kind extends PdfDocument['kind']> = Extract<PdfDocument, { readonly kind: Kind }>['data'];

/** Replaces the drawing of PDFs. The returned function gives the data of the last document; it throws for another kind. */
export function drawnData<Kind extends PdfDocument['kind']>(kind: Kind): () => DataOf<Kind> {
  const render = jest.spyOn(PdfQueue.prototype, 'render').mockResolvedValue(Buffer.from('%PDF-'));
  return () => {
    const [document] = render.mock.calls.at(-1) ?? [];
    if (document?.kind !== kind) throw new Error(`no ${kind} was drawn`);
    return document.data as unknown as DataOf<Kind>;
  };
}
