'use client';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { FormContent } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { cx, layout } from '@/components/ui/classes';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { MenuDishRow, MenuRow } from '@/lib/sections/menu/contract/menu';
import { EXPORT_TARGETS } from '@/lib/sections/catalogue/contract';
import { exportForm } from '@/lib/sections/menu/forms';
import { ExportCategories } from './export-categories';
import classes from './export-form.module.css';
import { ExportWhat } from './export-what';

/** Marks the chosen option for initial focus; the control has no prop for it. */
const markInitialFocus = (root: HTMLElement | null) =>
  root?.querySelector('input:checked')?.setAttribute('data-autofocus', 'true');

interface ExportFormProps {
  readonly rows: readonly MenuRow[];
  /** Dishes among the rows and below them. */
  readonly dishes: readonly MenuDishRow[];
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
                    <span id={id} className={classes['label']}>
                      {t('target')}
                    </span>
                    <a href={`/catalogue/${target}`} target="_blank" className={classes['link']} rel="noopener">
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
