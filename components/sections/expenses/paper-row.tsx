'use client';
import { IconFileTypePdf, IconX } from '@tabler/icons-react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { ActionIcon } from '@/components/ui/action-icon';
import { cx, layout } from '@/components/ui/classes';
import { browserPath, wirePath } from '@/lib/contract/endpoint';
import { getExpenseFile, type ExpenseFile } from '@/lib/sections/expenses/contract';
import { formatCount, formatTime } from '@/lib/domain/format';
import classes from './papers.module.css';

interface PaperRowProps {
  file: ExpenseFile;
  onRemove?: () => void;
}

const KILOBYTE = 1024;

/** One paper: a photo opens in a new tab, a PDF downloads. */
export function PaperRow({ file, onRemove }: PaperRowProps) {
  const t = useTranslations('expenses.papers');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const href = browserPath(wirePath(getExpenseFile, { params: { id: file.file_id } }));
  const isPdf = file.file_type === 'application/pdf';
  return (
    <li className={cx(layout.row, classes['row'])}>
      <a
        className={cx(layout.line, classes['link'])}
        href={href}
        {...(isPdf ? { download: file.file_name } : { target: '_blank', rel: 'noopener' })}
      >
        {isPdf ? (
          <IconFileTypePdf size={28} stroke={1.4} aria-hidden />
        ) : (
          // oxlint-disable-next-line nextjs/no-img-element -- behind the session, already small
          <img src={href} alt="" loading="lazy" width={40} height={40} />
        )}
        <span className={classes['name']}>{file.file_name}</span>
      </a>
      <span className={cx(layout.muted, layout.small)}>
        {t('about', {
          size: formatCount(Math.max(1, Math.round(file.size / KILOBYTE)), locale),
          user: file.user_name,
          time: formatTime(file.time, zone),
        })}
      </span>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('removeNamed', { name: file.file_name })}
          title={t('remove')}
          onClick={onRemove}
        >
          <IconX size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
