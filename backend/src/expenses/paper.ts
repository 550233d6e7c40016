import { refusal } from '@/lib/contract/refusals';
import type { ExpenseFile } from '@/lib/contract/expenses';
import { pictureKind } from '@/lib/domain/picture';
import { toJpeg } from '../files/photo';

/** The longer side of a kept photo: a receipt as long as an arm is still legible. */
const LONGEST = 2400;

export interface Paper {
  readonly bytes: Buffer;
  readonly file_type: ExpenseFile['file_type'];
  readonly ending: 'jpg' | 'pdf';
}

/** Readers allow some bytes before the mark; we do not, for what comes first decides what else a file may be. */
const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString('latin1') === '%PDF-';

/**
 * Makes of an upload the paper that is kept: a photo becomes a jpeg without metadata, at most 2400 px long; a PDF stays
 * as it is. What counts is the content, whatever the name says.
 * @throws ProblemError 1 when it is neither
 */
export async function toPaper(file: Buffer): Promise<Paper> {
  if (isPdf(file)) return { bytes: file, file_type: 'application/pdf', ending: 'pdf' };
  if (pictureKind(file) === null) throw refusal('noPaper', 'file');
  const bytes = await toJpeg(file, ({ picture }) =>
    picture.resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true }),
  );
  return { bytes, file_type: 'image/jpeg', ending: 'jpg' };
}
