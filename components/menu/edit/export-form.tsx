'use client';
import { Anchor, SegmentedControl, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useCommand } from '@/lib/api/use-endpoint';
import { useFresh } from '@/lib/api/use-fresh';
import type { MenuRow } from '@/lib/contract/menu';
import { EXPORT_TARGETS, exportCategories, exportItems, type ExportTarget } from '@/lib/contract/menu-export';
import { filesIn } from '@/components/browse/below';
import { DialogForm } from '@/components/form/dialog-form';
import { ExportCategories, type CategoryKey } from './export-categories';
import classes from './export-form.module.css';
import { ExportWhat } from './export-what';
import type { Browse } from '@/components/browse/use-browse';
import type { DialogProps } from '@/components/browse/form-props';
import { useToasts } from '@/components/form/use-toasts';

/** The dialog's own way to say where the focus starts, which Mantine gives no other way to the chosen option. */
const startHere = (root: HTMLElement | null) =>
  root?.querySelector('input:checked')?.setAttribute('data-autofocus', 'true');

/** Sends dishes, a folder's or several rows' into a category of one of the two catalogues (specification part 1 §2, §4). */
interface ExportFormProps extends DialogProps {
  menu: Browse<MenuRow>;
  rows: readonly MenuRow[];
}

export function ExportForm({ menu, rows, onDone, onCancel }: ExportFormProps) {
  const t = useTranslations('menuExport');
  const id = useId();
  const toasts = useToasts();
  const { trigger } = useCommand(exportItems);
  const [target, setTarget] = useState<ExportTarget>('cannabis');
  const [chosen, setChosen] = useState<CategoryKey | null>(null);
  const categories = useFresh(exportCategories, { params: { target } });
  const dishes = useMemo(() => filesIn(rows, menu), [rows, menu]);
  const nothing = menu.complete && dishes.length === 0;
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);

  const submit = () => {
    if (chosen === null) return undefined;
    const items = dishes.map(({ item_id }) => item_id);
    return trigger({ params: { target }, body: { category: chosen, items } }).then(
      () => {
        const text = t('exportSuccess', { count: items.length, target: t(`targets.${target}`) });
        toasts.linked(text, `/catalogue/${target}`, t('open'));
        if (open.current) onDone();
      },
      (error: unknown) => {
        if (open.current) throw error;
        // Closed meanwhile: nobody would hear of it here.
        toasts.failed(t('exportFailed'), error);
      },
    );
  };
  return (
    <DialogForm
      submitLabel={t('submit')}
      problemTitle={t('exportFailed')}
      disabled={chosen === null || !menu.complete || nothing}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {menu.shortage && (
        <ProblemAlert
          problem={menu.shortage.problem}
          title={t('what.notCounted')}
          onRetry={menu.retry}
          retrying={menu.retrying}
        />
      )}
      {!menu.complete && !menu.shortage && (
        <div>
          <VisuallyHidden role="status">{t('what.counting')}</VisuallyHidden>
          <Skeleton height={40} />
        </div>
      )}
      {menu.complete && <ExportWhat rows={rows} dishes={dishes} />}
      {!nothing && (
        <>
          <div>
            <div className={classes['head']}>
              <span id={id} className={classes['label']}>
                {t('target')}
              </span>
              <Anchor href={`/catalogue/${target}`} target="_blank" className={classes['link'] ?? ''}>
                {t('open')} <IconExternalLink size={14} aria-hidden />
                <VisuallyHidden>({t('newTab')})</VisuallyHidden>
              </Anchor>
            </div>
            <SegmentedControl
              ref={startHere}
              fullWidth
              aria-labelledby={id}
              classNames={{ root: classes['targets'] ?? '', label: classes['target'] ?? '' }}
              transitionDuration={100}
              value={target}
              data={EXPORT_TARGETS.map((value) => ({ value, label: t(`targets.${value}`) }))}
              onChange={(value) => {
                setTarget(value);
                setChosen(null);
              }}
            />
          </div>
          <ExportCategories key={target} categories={categories} value={chosen} onChange={setChosen} />
        </>
      )}
    </DialogForm>
  );
}
