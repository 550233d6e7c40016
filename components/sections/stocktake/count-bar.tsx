'use client';
import { IconBarcode } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { CloseButton } from '@/components/ui/close-button';
import { Progress } from '@/components/ui/progress';
import { TextInput } from '@/components/ui/text-input';
import { useSlashKey } from '@/components/ui/use-slash-key';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import classes from './counting.module.css';
import type { Counting } from './use-counting';
import type { Scan } from './use-scan';

/** Bar above the counting: search and scan field, progress, and what remains. */
export function CountBar({ counting, scan }: { counting: Counting; scan: Scan }) {
  const t = useTranslations('stocktake');
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(() => field.current?.focus());
  const lines = counting.all.length;
  const counted = counting.all.filter((item) => item.counted !== null).length;
  return (
    <div className={classes['bar']}>
      <TextInput
        ref={field}
        type="search"
        aria-label={t('find.label')}
        placeholder={t('find.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        size="md"
        leftSection={<IconBarcode size={20} stroke={1.6} aria-hidden />}
        rightSection={
          counting.query !== '' && (
            <CloseButton
              aria-label={t('find.clear')}
              onClick={() => {
                counting.setQuery('');
                field.current?.focus();
              }}
            />
          )
        }
        value={counting.query}
        onChange={(event) => {
          scan.dismiss();
          counting.setQuery(event.currentTarget.value);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') scan.submit();
          if (event.key === 'Escape' && counting.query !== '') counting.setQuery('');
        }}
      />
      <UnstyledButton
        className={cx(layout.figures, classes['left'])}
        aria-pressed={counting.leftOnly}
        aria-label={t('progress.leftOnly', { count: lines - counted })}
        onClick={() => counting.setLeftOnly(!counting.leftOnly)}
      >
        {t('progress.left', { count: lines - counted })}
      </UnstyledButton>
      <div className={cx(layout.stack, classes['progress'])}>
        <Progress thick value={lines === 0 ? 0 : (counted / lines) * 100} aria-label={t('progress.label')} />
        <span className={cx(layout.muted, layout.tiny, layout.figures)}>{t('progress.text', { counted, lines })}</span>
      </div>
      <p role="status" className={cx(layout.small, classes['status'])}>
        {scan.message}
      </p>
    </div>
  );
}
