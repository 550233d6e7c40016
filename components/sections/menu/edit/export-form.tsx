'use client';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { FormContent } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { Alert } from '@/components/ui/alert';
import { cx, layout } from '@/components/ui/classes';
import { FieldLabel } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { MenuDishRow, MenuRow } from '@/lib/sections/menu/contract/menu';
import { EXPORT_TARGETS } from '@/lib/sections/catalogue/contract';
import { exportForm } from '@/lib/sections/menu/forms';
import { ExportCategories } from './export-categories';
import classes from './export-form.module.css';

/** Marks the chosen option for initial focus; the control has no prop for it. */
const markInitialFocus = (root: HTMLElement | null) =>
  root?.querySelector('input:checked')?.setAttribute('data-autofocus', 'true');

interface ExportFormProps {
  readonly rows: readonly MenuRow[];
  /** Dishes among the rows and below them. */
  readonly dishes: readonly MenuDishRow[];
}

const NAMED = 3;

/** Number of exported dishes, their folder, and the first names. */
function ExportWhat({ rows, dishes }: ExportFormProps) {
  const t = useTranslations('menuExport.what');
  const [only] = rows;
  if (rows.length === 1 && only?.is_file) return <p>{t('one', { name: only.name })}</p>;
  const folder = rows.length === 1 ? only?.name : undefined;
  if (dishes.length === 0) {
    return (
      <Alert role="status" color="yellow">
        {folder === undefined ? t('emptyMany') : t('emptyFolder', { name: folder })}
      </Alert>
    );
  }
  const count = dishes.length;
  const names = dishes.slice(0, NAMED).map(({ name }) => name);
  return (
    <div>
      <p>{folder === undefined ? t('many', { count }) : t('folder', { count, name: folder })}</p>
      <p className={cx(layout.muted, layout.small, classes['names'])}>
        {t('names', { names: names.join(', '), more: count - names.length })}
      </p>
    </div>
  );
}

/** Chooses a catalogue and a category. */
export function ExportForm({ rows, dishes }: ExportFormProps) {
  const t = useTranslations('menuExport');
  const id = useId();
  const toasts = useToasts();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return (
    <FormContent
      form={exportForm}
      record={dishes.map(({ item_id }) => item_id)}
      submitLabel={t('submit')}
      problemTitle={t('exportFailed')}
      blocked={() => (dishes.length === 0 ? '' : null)}
      onRefused={(_problem, error) => {
        if (isOpen.current) return false;
        toasts.failed(t('exportFailed'), error);
        return true;
      }}
      onDone={(_reply, { target = 'cannabis' }) => {
        const text = t('exportSuccess', { count: dishes.length, target: t(`targets.${target}`) });
        toasts.linked(text, `/catalogue/${target}`, t('open'));
      }}
    >
      {(form) => {
        const target = form.draft.target ?? 'cannabis';
        return (
          <>
            <ExportWhat rows={rows} dishes={dishes} />
            {dishes.length > 0 && (
              <>
                <div>
                  <div className={cx(layout.row, classes['head'])}>
                    <FieldLabel id={id}>{t('target')}</FieldLabel>
                    <a
                      href={`/catalogue/${target}`}
                      target="_blank"
                      className={cx(layout.line, layout.small, classes['link'])}
                      rel="noopener"
                    >
                      {t('open')} <IconExternalLink size={14} aria-hidden />
                      <VisuallyHidden>({t('newTab')})</VisuallyHidden>
                    </a>
                  </div>
                  <SegmentedControl
                    ref={markInitialFocus}
                    fullWidth
                    aria-labelledby={id}
                    className={classes['targets']}
                    labelClassName={classes['target']}
                    value={target}
                    data={EXPORT_TARGETS.map((value) => ({ value, label: t(`targets.${value}`) }))}
                    onChange={(value) => form.set({ target: value, category: null })}
                  />
                </div>
                <ExportCategories key={target} target={target} {...form.value('category')} />
              </>
            )}
          </>
        );
      }}
    </FormContent>
  );
}
