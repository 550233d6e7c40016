'use client';
import { IconBan, IconChecks, IconCloudOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecordQuestion } from '@/components/form/record-question';
import { useMay } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { menuAction } from '@/components/ui/menu';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { cancelCount, type CountLine, type getCount } from '@/lib/sections/stocktake/contract';
import { countCancelling, countSubmission } from '@/lib/sections/stocktake/questions';
import { Alert } from '@/components/ui/alert';
import { CountHead } from './count-head';
import classes from './count-screen.module.css';
import { useCounting } from './use-counting';
import { CountBar } from './count-bar';
import { EntryPanel } from './entry-panel';
import { LineList } from './line-list';
import { useScan } from './use-scan';

interface OpenCountProps {
  readonly data: ReplyOf<typeof getCount>;
  readonly onSaved: (line: CountLine) => void;
}

/** Open count: search and progress, lines, the line being counted, and buttons to submit or cancel. */
export function OpenCount({ data: { count, lines }, onSaved }: OpenCountProps) {
  const may = useMay();
  const t = useTranslations('stocktake');
  const counting = useCounting(count.count_id, lines, onSaved);
  const scan = useScan(counting);
  const [asking, setAsking] = useState<'submit' | 'cancel' | null>(null);
  const cancel = menuAction('cancel', t('cancel.action'), IconBan, () => setAsking('cancel'));
  const counted = counting.all.filter((item) => item.counted !== null).length;
  const unsaved = counting.entries.size;
  const stuck = [...counting.entries.values()].filter(({ state }) => state === 'waiting').length;
  return (
    <>
      <CountHead
        count={count}
        more={may(cancelCount) ? [cancel] : []}
        primary={
          <Button
            size="sm"
            className={cx(classes['button'], classes['icon'])}
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
      <CountBar counting={counting} scan={scan} />
      {stuck > 0 && (
        <Alert
          role="status"
          color="orange"
          className={classes['unsaved'] ?? ''}
          icon={<IconCloudOff aria-hidden />}
          title={t('unsaved', { count: stuck })}
        >
          {t('unsavedText')}
        </Alert>
      )}
      <div className={cx(layout.screen, classes['body'])}>
        <LineList counting={counting} />
        <EntryPanel counting={counting} scan={scan} />
      </div>
      {asking && (
        <RecordQuestion
          question={
            asking === 'cancel'
              ? countCancelling(count)
              : countSubmission({ count_id: count.count_id, lines: lines.length, counted, unsaved })
          }
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
