import { lazyPart } from '@/components/ui/lazy-part';

/** `RecordQuestion` for a page that does not load dialogs first. */
export const LazyQuestion = lazyPart(() => import('./record-question').then((module) => module.RecordQuestion));
