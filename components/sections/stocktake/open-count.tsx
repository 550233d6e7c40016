'use client';
import { IconBan, IconChecks } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useMay } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import type { MenuAction } from '@/components/ui/menu';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { cancelCount, type CountLine, type getCount } from '@/lib/sections/stocktake/contract';
import { CancelDialog } from './cancel-dialog';
import { CountHead } from './count-head';
import classes from './count-screen.module.css';
import { CountingView } from './counting-view';
import { useCounting } from './use-counting';
import { useStates } from './use-states';

interface OpenCountProps {
  readonly data: ReplyOf<typeof getCount>;
  readonly onSaved: (line: CountLine) => void;
}

/** Open count: its lines, and buttons to submit or cancel. */
export function OpenCount({ data: { count, lines }, onSaved }: OpenCountProps) {
  const may = useMay();
  const t = useTranslations('stocktake');
  const counting = useCounting(count.count_id, lines, onSaved);
  const states = useStates(count);
  const [asking, setAsking] = useState<'submit' | 'cancel' | null>(null);
  const close = () => setAsking(null);
  const cancel: MenuAction = {
    kind: 'action',
    key: 'cancel',
    label: t('cancel.action'),
    icon: IconBan,
    run: () => setAsking('cancel'),
  };
  const counted = counting.all.filter((item) => item.counted !== null).length;
  const unsaved = counting.entries.size;
  return (
    <>
      <CountHead
        count={count}
        more={may(cancelCount) ? [cancel] : []}
        primary={
          <Button
            size="sm"
            className={`${classes['button']} ${classes['icon']}`}
            leftSection={<IconChecks size={18} stroke={1.6} aria-hidden />}
            aria-label={t('submit.action')}
            disabled={counted === 0}
            onClick={() => {
              counting.close();
              setAsking('submit');
            }}
          >
            {t('submit.action')}
          </Button>
        }
      />
      <CountingView counting={counting} />
      {asking === 'submit' && (
        <QuestionDialog
          title={t('submit.title')}
          size={480}
          danger={false}
          submitLabel={t('submit.action')}
          blocked={unsaved > 0 ? t('unsaved', { count: unsaved }) : undefined}
          onSubmit={states.submit}
          onClose={close}
        >
          <p className={classes['text']}>{t('submit.text', { counted, lines: lines.length })}</p>
          {counted < lines.length && (
            <p className={classes['text']}>{t('submit.left', { count: lines.length - counted })}</p>
          )}
        </QuestionDialog>
      )}
      {asking === 'cancel' && <CancelDialog count={count} onCancel={states.cancel} onClose={close} />}
    </>
  );
}
