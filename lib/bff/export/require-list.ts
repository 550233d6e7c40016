import 'server-only';
import { forbidden, notFound } from 'next/navigation';
import { mayAccess } from '@/lib/rights/permissions';
import { offSectionOf } from '@/lib/navigation';
import { findList } from '@/lib/sections/lists';
import { requireVisit } from '../require-page';
import { specialLogins } from '../settings';
import { listFor } from './list-for';

/** Access to a list's paper: a confirmed session, a known list, the right to open its section and to make its call. */
export async function requireList(params: Promise<{ readonly table: string }>) {
  const visit = await requireVisit();
  const table = findList((await params).table);
  if (!table) notFound();
  if (offSectionOf(table, visit.person)) forbidden();
  const seen = listFor(table, visit.person, visit.server);
  if (!seen || !mayAccess(visit.person, table.endpoint.access, specialLogins())) forbidden();
  return { visit, table: seen };
}
