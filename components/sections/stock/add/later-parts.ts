'use client';
import { lazyPart } from '@/components/ui/lazy-part';

/** Parts of the form that an empty delivery does not show. Their code loads once the page is idle. */
export const ItemFields = lazyPart(() => import('./item-fields').then((module) => module.ItemFields));
export const BatchTable = lazyPart(() => import('./batch-table').then((module) => module.BatchTable));
