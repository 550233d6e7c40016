'use client';
import dynamic from 'next/dynamic';

const HoursModal = dynamic(() => import('./hours-modal').then((module) => module.HoursModal), { ssr: false });
const ImageModal = dynamic(() => import('./image-modal').then((module) => module.ImageModal), { ssr: false });

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
