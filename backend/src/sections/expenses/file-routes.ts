import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { attachExpenseFile, expenseFiles, getExpenseFile, removeExpenseFile } from '@/lib/sections/expenses/contract';
import { refusal } from '@/lib/contract/refusals';
import type { Database } from '../../db/open';
import { fileStore } from '../../files/file-store';
import { command } from '../../http/command';
import { KEPT_FOR_GOOD, upload } from '../../http/form';
import { route } from '../../http/route';
import { toPaper } from './paper';
import { findPaper, notePaper, papersOf, removePaper } from './papers';

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

  command(app, db, removeExpenseFile, async (tx, { input: { body }, caller }) => {
    await removePaper(tx, caller.user_id, body.file_id);
    return {};
  });

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
