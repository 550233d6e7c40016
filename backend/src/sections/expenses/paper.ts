import { refusal } from '@/lib/contract/refusals';
import type { ExpenseFile } from '@/lib/sections/expenses/contract';
import { pictureKind } from '@/lib/domain/picture';
import { toJpeg } from '../../files/photo';

/** Longer side of a stored photo in pixels; a receipt as long as an arm stays legible. */
const LONGEST = 2400;

export interface Paper {
  readonly bytes: Buffer;
  readonly file_type: ExpenseFile['file_type'];
  readonly ending: 'jpg' | 'pdf';
}

/** Some parsers allow bytes before the mark; we do not, because the first bytes decide what else a file may be. */
const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString('latin1') === '%PDF-';

/**
 * Converts an upload to the stored paper: a photo becomes a jpeg without metadata, at most 2400 px long; a PDF stays
 * unchanged. The content decides, not the name.
 * @throws ProblemError 1 for anything else
 */
export async function toPaper(file: Buffer): Promise<Paper> {
  if (isPdf(file)) return { bytes: file, file_type: 'application/pdf', ending: 'pdf' };
  if (pictureKind(file) === null) throw refusal('noPaper', 'file');
  const bytes = await toJpeg(file, ({ picture }) =>
    picture.resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true }),
  );
  return { bytes, file_type: 'image/jpeg', ending: 'jpg' };
}
