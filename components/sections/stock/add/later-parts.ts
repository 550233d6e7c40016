'use client';
import { lazyPart } from '@/components/ui/lazy-part';

/** Parts of a delivery that an empty one does not show. Their code is loaded once the page is idle. */
export const ItemFields = lazyPart(() => import('./item-fields').then((module) => module.ItemFields));
export const BatchTable = lazyPart(() => import('./batch-table').then((module) => module.BatchTable));
