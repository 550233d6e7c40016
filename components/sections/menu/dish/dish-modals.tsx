'use client';
import { lazyPart } from '@/components/ui/lazy-part';

const HoursModal = lazyPart(() => import('./hours-modal').then((module) => module.HoursModal));
const ImageModal = lazyPart(() => import('./image-modal').then((module) => module.ImageModal));

/** Part of a dish with a dialog for itself, opened from the list. */
export interface DishPart {
  readonly kind: 'hours' | 'image';
  readonly item_id: number;
  readonly name: string;
}

/** Dialog of the open part, if any; each kind is loaded on first use. */
export function DishModals({ part, onClose }: { part: DishPart | null; onClose: () => void }) {
  if (!part) return null;
  const { kind, ...dish } = part;
  const Shown = kind === 'hours' ? HoursModal : ImageModal;
  return <Shown {...dish} onClose={onClose} />;
}
