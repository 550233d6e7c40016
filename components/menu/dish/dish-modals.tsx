'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';

const HoursModal = dynamic(() => import('./hours-modal').then((module) => module.HoursModal), { ssr: false });
const ImageModal = dynamic(() => import('./image-modal').then((module) => module.ImageModal), { ssr: false });

/** One part of a dish, opened by itself from the list. */
export interface DishPart {
  readonly kind: 'hours' | 'image';
  readonly item_id: number;
  readonly name: string;
}

/** The part that is open, if any; each kind is loaded when first opened, and stays to close as it opened. */
export function DishModals({ part, onClose }: { part: DishPart | null; onClose: () => void }) {
  const [shown, setShown] = useState(part);
  if (part && part !== shown) setShown(part);
  if (!shown) return null;
  const { kind, ...dish } = shown;
  const Shown = kind === 'hours' ? HoursModal : ImageModal;
  return <Shown {...dish} opened={part !== null} onClose={onClose} />;
}
