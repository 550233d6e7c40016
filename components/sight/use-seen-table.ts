'use client';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { AddressFilters } from '@/lib/lists/filters';
import { seenTable } from '@/lib/lists/seen';
import type { List } from '@/lib/lists/list';
import { useHidden } from './offers';

/** A list without what the person may not see. */
export const useSeenTable = <
  T extends List<E, Row, F>,
  E extends Endpoint,
  Row extends object,
  F extends AddressFilters,
>(
  table: T & List<E, Row, F>,
): T => seenTable(table, useHidden());
