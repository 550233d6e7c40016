'use client';
import { useTranslations } from 'next-intl';
import { IconPhoto } from '@tabler/icons-react';
import { PhotoNow } from '@/components/photo/photo-now';
import { cx, layout } from '@/components/ui/classes';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { browserPath, wirePath } from '@/lib/contract/endpoint';
import { getPicture } from '@/lib/sections/menu/contract/picture';
import type { MenuDish } from '@/lib/sections/menu/contract/menu';
import classes from './properties-tab.module.css';

/** Current picture of a dish. */
export function ImageNow({ itemId, timestamp }: { itemId: number; timestamp: number | null }) {
  const t = useTranslations('dishImage');
  const query = timestamp === null ? {} : { timestamp };
  return <PhotoNow src={browserPath(wirePath(getPicture, { params: { id: itemId }, query }))} alt={t('current')} />;
}

interface DishPhotoProps {
  readonly dish: Pick<MenuDish, 'item_id' | 'image_timestamp'> | null;
  readonly readOnly: boolean;
  /** Opens the tab with the photo. */
  readonly onOpen: () => void;
}

/** Photo of a dish beside its name, which leads to the photo's tab. */
export function DishPhoto({ dish, readOnly, onOpen }: DishPhotoProps) {
  const t = useTranslations('dishImage');
  const exists = dish !== null && dish.image_timestamp !== null;
  const label = t(exists ? (readOnly ? 'current' : 'replace') : readOnly ? 'none' : 'choose');
  return (
    <UnstyledButton className={classes['photo']} onClick={onOpen} disabled={readOnly && !exists} title={label}>
      {exists ? (
        <ImageNow itemId={dish.item_id} timestamp={dish.image_timestamp} />
      ) : (
        <span className={cx(layout.muted, layout.small, classes['noPhoto'])}>
          <IconPhoto size={24} stroke={1.5} aria-hidden />
          {label}
        </span>
      )}
    </UnstyledButton>
  );
}
