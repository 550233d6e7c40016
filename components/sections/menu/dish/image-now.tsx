'use client';
import { useTranslations } from 'next-intl';
import { PhotoNow } from '@/components/photo/photo-now';
import { browserPath, wirePath } from '@/lib/contract/endpoint';
import { getPicture } from '@/lib/sections/menu/contract/picture';

/** Current picture of a dish. */
export function ImageNow({ itemId, timestamp }: { itemId: number; timestamp: number | null }) {
  const t = useTranslations('dishImage');
  const query = timestamp === null ? {} : { timestamp };
  return <PhotoNow src={browserPath(wirePath(getPicture, { params: { id: itemId }, query }))} alt={t('current')} />;
}
