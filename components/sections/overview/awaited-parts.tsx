import { useTranslations } from 'next-intl';
import { ChartPanel } from '@/components/chart/chart-panel';
import { useMay, useOffers, useSees } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { currentDay } from '@/lib/sections/days/contract';
import { getFunds } from '@/lib/sections/funds/contract';
import { listAttention } from '@/lib/sections/overview/contract/attention';
import { seesOwnAlone } from '@/lib/sections/overview/rules/own-sales';
import { Block } from './block';
import { Labelled } from './figures';
import classes from './overview.module.css';

const Awaited = ({ width }: { readonly width: string }) => (
  <Skeleton width={width} height="0.7em" className={classes['awaited']} />
);

/** Typical heights of blocks in pixels, without their heading: a table of four rows, and two lines of figures. */
const [TABLE, LINES] = [170, 106];

/** Placeholders of the parts that the person may see, shown while their figures load. */
export function AwaitedParts() {
  const t = useTranslations('overview');
  const attention = useTranslations('attention');
  const may = useMay();
  const seesCosts = useSees('costs');
  const isOwnAlone = seesOwnAlone(useOffers().person);
  const halls = isOwnAlone ? [] : ([...(seesCosts ? (['margin'] as const) : []), 'bar', 'kitchen'] as const);
  const block = (title: string, height: number) => (
    <Block title={title}>
      <Skeleton height={height} />
    </Block>
  );
  return (
    <>
      <section
        className={cx(layout.stack, layout.panel, classes['evening'])}
        aria-label={t(isOwnAlone ? 'ownEvening' : 'evening')}
        aria-busy
      >
        <h2>{t(isOwnAlone ? 'ownEvening' : 'evening')}</h2>
        <dl>
          {(['revenue', 'checks', 'average', ...halls] as const).map((name) => (
            <Labelled key={name} label={t(name)} large={name === 'revenue'}>
              <Awaited width="7em" />
            </Labelled>
          ))}
        </dl>
        <p>
          <Awaited width="14em" />
        </p>
      </section>
      <div className={classes['blocks']} aria-busy>
        {may(listAttention) && block(attention('title'), TABLE)}
        {!isOwnAlone && (
          <div className={cx(layout.stack, layout.panel, classes['chart'])}>
            <ChartPanel id="overview" chart={null} />
          </div>
        )}
        {!isOwnAlone && block(t('byHall'), TABLE)}
        {may(getFunds) && block(t('balances'), LINES)}
        {may(currentDay) && block(t('table'), TABLE)}
        {!isOwnAlone && block(t('cashiers'), TABLE)}
        {!isOwnAlone && block(t('yesterday'), LINES)}
        {!isOwnAlone && block(t('month'), LINES)}
      </div>
    </>
  );
}
