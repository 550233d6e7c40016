import { useTranslations } from 'next-intl';
import { readingProblem } from '@/components/problem/load-problem';
import { AwaitedParts } from './awaited-parts';
import { Balances, Evening, Month } from './figures';
import { HoursChart } from './hours-chart';
import { Attention, Cashiers, Halls, OpenTables } from './tables';
import { useOverview } from './use-overview';
import classes from './overview.module.css';

/** Parts of the overview: tonight beside the same weekday last week, attention, halls, funds, open tables, cashiers and the month. */
export function OverviewParts() {
  const t = useTranslations('overview');
  const reading = useOverview();
  const { data, error } = reading;
  return (
    <>
      {readingProblem(t('failed'), reading)}
      {!data && !error && <AwaitedParts />}
      {data?.evening && <Evening overview={data} evening={data.evening} />}
      {data?.own && <Evening overview={data} evening={data.own} cashier={data.own.cashier_id} />}
      {data && (
        <div className={classes['blocks']}>
          {data.attention && <Attention rules={data.attention.rules} />}
          {data.evening && <HoursChart hours={data.evening.hours} />}
          {data.evening && data.evening.halls.length > 1 && <Halls evening={data.evening} />}
          {data.funds && <Balances funds={data.funds} />}
          {data.tables && <OpenTables tables={data.tables} end_time={data.end_time} />}
          {data.cashiers && data.cashiers.length > 0 && <Cashiers cashiers={data.cashiers} />}
          {data.yesterday && data.month && <Month yesterday={data.yesterday} month={data.month} />}
        </div>
      )}
    </>
  );
}
