'use client';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { Image } from '@/components/ui/image';
import { browserPath, wirePath } from '@/lib/contract/endpoint';
import type { CatalogueDish } from '@/lib/sections/catalogue/contract';
import { getPicture } from '@/lib/sections/menu/contract/picture';
import { useFormats } from '@/components/frame/use-formats';
import classes from './catalogue.module.css';

/** Catalogue entry of one dish: photo, name, price, description, and who sent it when. */
export function CatalogueDishCard({ dish }: { dish: CatalogueDish }) {
  const t = useTranslations('catalogue');
  const { formatMoney, formatTime } = useFormats();
  const [missing, setMissing] = useState(false);
  const { name, picture_id, image_timestamp, user_name } = dish;
  const time = formatTime(dish.time);
  const query = image_timestamp === null ? {} : { timestamp: image_timestamp };
  return (
    <li className={cx(layout.panel, layout.stack, classes['dish'])}>
      <div className={classes['photo']}>
        {image_timestamp === null || missing ? (
          <IconPhoto size={28} stroke={1.2} aria-hidden />
        ) : (
          <Image
            src={browserPath(wirePath(getPicture, { params: { id: picture_id }, query }))}
            alt={t('photoOf', { name })}
            loading="lazy"
            onError={() => setMissing(true)}
          />
        )}
      </div>
      <div className={cx(layout.stack, classes['words'])}>
        <div className={cx(layout.line, classes['line'])}>
          <h3 className={classes['name']}>{name}</h3>
          <span className={classes['price']} data-numeric>
            {t('price', { amount: formatMoney(dish.retail_price) })}
          </span>
        </div>
        {dish.description && (
          <p className={cx(layout.muted, layout.small, classes['description'])}>{dish.description}</p>
        )}
        <p className={cx(layout.muted, layout.tiny, classes['sent'])}>
          {user_name ? t('sentBy', { time, login: user_name }) : t('sent', { time })}
        </p>
      </div>
    </li>
  );
}
