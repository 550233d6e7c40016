'use client';
import { IconFileTypePdf, IconPaperclip, IconX } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecordQuestion } from '@/components/form/record-question';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useMay } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { FileButton } from '@/components/ui/file-button';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { useDrop } from '@/components/ui/use-drop';
import { useLast } from '@/components/ui/use-last';
import { useFresh } from '@/lib/api/use-fresh';
import { useUpload } from '@/lib/api/use-upload';
import {
  attachExpenseFile,
  type ExpenseFile,
  expenseFiles,
  getExpenseFile,
  removeExpenseFile,
} from '@/lib/sections/expenses/contract';
import { CODE, type Problem } from '@/lib/contract/problem';
import { paperRemoval } from '@/lib/sections/expenses/questions';
import { PAPER_MEGABYTES } from '@/lib/contract/primitives';
import { MOST_PAPERS } from '@/lib/sections/expenses/rules';
import { ActionIcon } from '@/components/ui/action-icon';
import { browserPath, wirePath } from '@/lib/contract/endpoint';
import { useFormats } from '@/components/frame/use-formats';
import classes from './papers.module.css';

interface PaperRowProps {
  file: ExpenseFile;
  onRemove?: () => void;
}

const KILOBYTE = 1024;

/** One paper: a photo opens in a new tab, a PDF downloads. */
function PaperRow({ file, onRemove }: PaperRowProps) {
  const t = useTranslations('expenses.papers');
  const { formatCount, formatTime } = useFormats();
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
          size: formatCount(Math.max(1, Math.round(file.size / KILOBYTE))),
          user: file.user_name,
          time: formatTime(file.time),
        })}
      </span>
      {onRemove && (
        <ActionIcon
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

interface PapersTabProps {
  readonly expenseId: number;
}

/** Message key for a refused file where the common text does not fit. */
const refusalOf = ({ code, field }: Problem): 'tooLarge' | 'wrongKind' | null => {
  if (code === CODE.tooLarge) return 'tooLarge';
  return code === CODE.badRequest && field === 'file' ? 'wrongKind' : null;
};

/** Papers of an expense: add by button or drop, open, remove. */
export function PapersTab({ expenseId }: PapersTabProps) {
  const may = useMay();
  const attaches = may(attachExpenseFile);
  const t = useTranslations('expenses.papers');
  const { data, error, reload } = useFresh(expenseFiles, { body: { expense_id: expenseId } });
  // The list stays visible during a reload.
  const items = useLast(data)?.items;
  const upload = useUpload(attachExpenseFile);
  const [tooLarge, setTooLarge] = useState(false);
  const [removing, setRemoving] = useState<ExpenseFile | null>(null);
  const mayAttach = attaches && items !== undefined && items.length < MOST_PAPERS;

  const attach = async (files: readonly File[]) => {
    if (!mayAttach || upload.sent !== null) return;
    upload.clear();
    setTooLarge(files.some(({ size }) => size > attachExpenseFile.fileLimit));
    for (const file of files.slice(0, MOST_PAPERS - items.length)) {
      if (file.size > attachExpenseFile.fileLimit) continue;
      if (!(await upload.send({ expense_id: expenseId }, file))) break;
    }
    reload();
  };
  const drag = useDrop((files) => void attach(files));
  if (error && !items)
    return (
      <div className={cx(layout.screen, classes['tab'])}>
        <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />
      </div>
    );
  const refusal = tooLarge ? 'tooLarge' : upload.error && refusalOf(upload.error.problem);
  return (
    <div className={cx(layout.screen, classes['tab'])} {...drag} data-over={mayAttach ? drag['data-over'] : undefined}>
      {refusal && (
        <p role="alert" className={classes['refusal']}>
          {t(refusal, { megabytes: PAPER_MEGABYTES })}
        </p>
      )}
      {upload.error && !refusal && <ProblemAlert problem={upload.error.problem} title={t('notAttached')} />}
      {!items && <Skeleton height={46} />}
      {items?.length === 0 && (
        <p className={cx(layout.muted, layout.small, classes['none'])}>{t(attaches ? 'emptyHint' : 'empty')}</p>
      )}
      {items && items.length > 0 && (
        <ul aria-label={t('list')}>
          {items.map((file) => (
            <PaperRow
              key={file.file_id}
              file={file}
              {...(may(removeExpenseFile) && { onRemove: () => setRemoving(file) })}
            />
          ))}
        </ul>
      )}
      {attaches && (
        <div className={layout.row}>
          {mayAttach && (
            <FileButton
              multiple
              fileLabel={t('file')}
              accept="image/jpeg,image/png,application/pdf"
              variant="default"
              leftSection={<IconPaperclip size={16} stroke={1.6} aria-hidden />}
              loading={upload.sent !== null}
              onPick={(files) => void attach(files)}
            >
              {t('attach')}
            </FileButton>
          )}
          <span className={cx(layout.muted, layout.small)}>
            {t(mayAttach || !items ? 'limits' : 'full', { most: MOST_PAPERS, megabytes: PAPER_MEGABYTES })}
          </span>
        </div>
      )}
      {upload.sent !== null && <Progress value={upload.sent * 100} aria-label={t('sending')} />}
      {removing && (
        <RecordQuestion question={paperRemoval(removing)} onDone={reload} onClose={() => setRemoving(null)} />
      )}
    </div>
  );
}
