'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { filesIn } from '@/components/browse/below';
import type { Browse } from '@/components/browse/use-browse';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { MenuRow } from '@/lib/sections/menu/contract/menu';
import { ExportForm } from './export-form';

interface ExportDialogProps {
  readonly menu: Browse<MenuRow>;
  readonly rows: readonly MenuRow[];
  readonly onClose: () => void;
}

/** Exports dishes, those of a folder or of several rows, to a category of a catalogue, once all are known. */
export function ExportDialog({ menu, rows, onClose }: ExportDialogProps) {
  const t = useTranslations();
  const dishes = useMemo(() => filesIn(rows, menu), [rows, menu]);
  return (
    <Dialog title={t('menuEdit.exportTitle')} onClose={onClose}>
      {menu.complete ? (
        <ExportForm rows={rows} dishes={dishes} />
      ) : menu.shortage ? (
        <ProblemAlert
          problem={menu.shortage.problem}
          title={t('menuExport.what.notCounted')}
          onRetry={menu.retry}
          retrying={menu.retrying}
        />
      ) : (
        <div>
          <VisuallyHidden role="status">{t('menuExport.what.counting')}</VisuallyHidden>
          <Skeleton height={40} />
        </div>
      )}
    </Dialog>
  );
}
