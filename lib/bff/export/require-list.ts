import 'server-only';
import { forbidden, notFound } from 'next/navigation';
import { mayOpen } from '../../navigation';
import { findTable } from '../../reports/registry';
import { requireVisit } from '../require-page';
import { standing } from '../settings';

/** The lock on a list's paper: a confirmed session, a list of that name, and the right to open its section. */
export async function requireList(params: Promise<{ readonly table: string }>) {
  const visit = await requireVisit();
  const table = findTable((await params).table);
  if (!table) notFound();
  if (!mayOpen(table.section, visit.person, standing())) forbidden();
  return { visit, table };
}
