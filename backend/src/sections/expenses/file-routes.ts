import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  attachExpenseFile,
  expenseFiles,
  getExpenseFile,
  removeExpenseFile,
  type ExpenseFile,
} from '@/lib/sections/expenses/contract';
import { refusal } from '@/lib/contract/refusals';
import { pictureKind } from '@/lib/domain/picture';
import type { Database } from '../../db/open';
import { fileStore } from '../../files/file-store';
import { command } from '../../http/command';
import { KEPT_FOR_GOOD, upload } from '../../http/form';
import { route } from '../../http/route';
import { findPaper, notePaper, papersOf, removePaper } from './papers';
import { toJpeg } from '../../files/photo';

/** Longer side of a stored photo in pixels; a receipt as long as an arm stays legible. */
const LONGEST = 2400;

interface Paper {
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
async function toPaper(file: Buffer): Promise<Paper> {
  if (isPdf(file)) return { bytes: file, file_type: 'application/pdf', ending: 'pdf' };
  if (pictureKind(file) === null) throw refusal('noPaper', 'file');
  const bytes = await toJpeg(file, ({ picture }) =>
    picture.resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true }),
  );
  return { bytes, file_type: 'image/jpeg', ending: 'jpg' };
}

const LONGEST_NAME = 120;
/** File name for people: without folders and control characters, with its real extension. */
function nameOf(given: string, ending: string): string {
  // Browsers send a quote as %22.
  const [last = ''] = given.replaceAll('%22', '"').split(/[\\/]/).slice(-1);
  const stem = last.replace(/\p{Cc}/gu, '').replace(/\.[^.]*$/, '');
  return `${Array.from(stem || 'file')
    .slice(0, LONGEST_NAME)
    .join('')}.${ending}`;
}

/** Header encoding of a file name (RFC 5987). */
const asParameter = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Calls for the papers of an expense: photos and PDFs. Bytes are never stored under a user's file name. */
export function expenseFileRoutes(app: FastifyInstance, { db }: Database): void {
  const store = fileStore('papers');

  route(app, expenseFiles, async ({ input: { body } }) => ({ items: await papersOf(db, body.expense_id) }));

  route(app, getExpenseFile, async ({ input: { params }, reply }) => {
    const paper = await findPaper(db, params.id);
    const bytes = await store.read(db, paper.stored);
    if (!bytes) throw refusal('noSuchFile');
    const pdf = paper.file_type === 'application/pdf';
    reply.header('cache-control', KEPT_FOR_GOOD).header('x-content-type-options', 'nosniff');
    if (pdf) reply.header('content-disposition', `attachment; filename*=UTF-8''${asParameter(paper.file_name)}`);
    reply.type(pdf ? 'application/pdf' : 'image/jpeg');
    return bytes;
  });

  command(app, db, removeExpenseFile, (tx, { input: { body }, caller }) =>
    removePaper(tx, caller.user_id, body.file_id),
  );

  upload(app, db, attachExpenseFile, async ({ fields, file, file_name }, { user_id }) => {
    const { bytes, file_type, ending } = await toPaper(file);
    return async (tx) => {
      const stored = `${randomUUID()}.${ending}`;
      const paper = { ...fields, stored, file_name: nameOf(file_name, ending), file_type, size: bytes.length };
      const file_id = await notePaper(tx, user_id, paper);
      await store.write(tx, stored, bytes);
      return { file_id };
    };
  });
}
