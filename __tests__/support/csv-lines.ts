import { csvOf } from '@/lib/bff/export/csv';
import type { FileColumn } from '@/lib/bff/export/file-columns';

/** Lines of a CSV file of these rows, its head first. */
export async function csvLines(columns: readonly FileColumn[], rows: readonly object[], timeZone = 'UTC') {
  async function* pages() {
    yield await Promise.resolve({ rows, reply: null, cookie: '' });
  }
  let text = '';
  for await (const part of csvOf(columns, pages(), timeZone)) text += part;
  return text.slice(1).trimEnd().split('\r\n');
}
