'use client';
import { IconArrowRight, IconHandFinger } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { CloseButton } from '@/components/ui/close-button';
import { EmptyState } from '@/components/ui/empty-state';
import { useFormats } from '@/components/frame/use-formats';
import { looksScanned } from './draft';
import classes from './counting.module.css';
import { PackageFields, PlainField } from './package-fields';
import type { Counting } from './use-counting';
import type { Scan } from './use-scan';

/** Touch devices count by buttons, which an on-screen keyboard would cover. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Panel of the line being counted: at the bottom on a phone, else at the side. */
export function EntryPanel({ counting, scan }: { counting: Counting; scan: Scan }) {
  const t = useTranslations('stocktake.entry');
  const textOf = useProblemText();
  const { formatTime } = useFormats();
  const { written } = useMeasure();
  const panel = useRef<HTMLElement>(null);
  const { current, draft, entries, queue } = counting;
  const itemId = current?.line.item_id;
  const packages = current?.line.package_quantity != null;
  useEffect(() => {
    if (itemId === undefined) return;
    const field = panel.current?.querySelector<HTMLElement>(packages && isTouch() ? 'h2' : 'input');
    field?.focus({ preventScroll: true });
  }, [itemId, packages]);
  if (!current || !draft) {
    return (
      <aside className={cx(layout.stack, classes['panel'])} data-empty aria-label={t('choose')}>
        <EmptyState icon={<IconHandFinger />} title={t('choose')}>
          {t('chooseText')}
        </EmptyState>
      </aside>
    );
  }
  const { line } = current;
  const entry = entries.get(line.item_id);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') counting.close();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const typed = event.target.value;
    if (!looksScanned(typed)) {
      counting.next();
      return;
    }
    counting.forget();
    void scan.scan(typed.trim());
  };
  return (
    <aside
      key={line.item_id}
      ref={panel}
      className={cx(layout.stack, classes['panel'])}
      aria-label={t('label', { name: line.name })}
      onKeyDown={onKeyDown}
    >
      <div className={cx(layout.line, classes['head'])}>
        <div className={classes['title']}>
          <h2 tabIndex={-1} className={classes['name']}>
            {line.name}
          </h2>
          <p className={cx(layout.muted, layout.tiny)}>
            {[line.folder, line.last_counted ? t('last', { time: formatTime(line.last_counted) }) : t('never')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <CloseButton size="xl" iconSize={22} aria-label={t('close')} onClick={counting.close} />
      </div>
      {entry?.state === 'refused' && entry.problem && (
        <div role="alert" className={cx(layout.row, classes['refused'])}>
          <span>{t('refused', { reason: textOf(entry.problem) })}</span>
          <Button size="compact-md" variant="default" onClick={() => queue.repeat(line.item_id)}>
            {t('repeat')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => queue.drop(line.item_id)}>
            {t('drop')}
          </Button>
        </div>
      )}
      {packages ? <PackageFields counting={counting} /> : <PlainField counting={counting} />}
      <div className={cx(layout.row, classes['foot'])}>
        <Button size="md" variant="default" onClick={() => counting.none(current)}>
          {t('none')}
        </Button>
        {current.counted !== null && (
          <Button size="md" variant="default" onClick={() => counting.takeBack(current)}>
            {t('takeBack')}
          </Button>
        )}
        {line.expected != null && line.expected >= 0 && (
          <Button size="md" variant="default" onClick={() => counting.asExpected(current)}>
            {t('same', { quantity: written(line.expected, line) })}
          </Button>
        )}
        <Button
          size="md"
          className={classes['save'] ?? ''}
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={counting.next}
        >
          {t(draft.touched ? 'save' : 'saveShort')}
        </Button>
      </div>
    </aside>
  );
}
