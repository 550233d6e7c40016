'use client';
import { lazyPart } from '@/components/ui/lazy-part';
import type { DishPart } from './dish-types';

const HoursModal = lazyPart(() => import('./hours-modal').then((module) => module.HoursModal));
const ImageModal = lazyPart(() => import('./image-modal').then((module) => module.ImageModal));

/** Dialog of the open part, if any; each kind is loaded on first use. */
export function DishModals({ part, onClose }: { part: DishPart | null; onClose: () => void }) {
  if (!part) return null;
  const { kind, ...dish } = part;
  const Shown = kind === 'hours' ? HoursModal : ImageModal;
  return <Shown {...dish} onClose={onClose} />;
}
