'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { qrRuns, qrWidth } from '@/lib/domain/qr-runs';
import { modulesOf } from './qr-modules';
import classes from './qr.module.css';

/** QR code of a card, dark on white in both themes. */
export function QrImage({ number }: { readonly number: string }) {
  const t = useTranslations('cards.qr');
  const { width, path } = useMemo(() => {
    const modules = modulesOf(number);
    const drawn = qrRuns(modules).map((run) => `M${run.x} ${run.y}h${run.width}v1h-${run.width}z`);
    return { width: qrWidth(modules), path: drawn.join('') };
  }, [number]);
  return (
    <svg
      role="img"
      aria-label={t('image', { number })}
      className={classes['code']}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
