'use client';
import { IconArrowBackUp, IconClockPause } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { LazyQuestion } from '@/components/form/lazy-question';
import { ListScreen } from '@/components/list/list-screen';
import type { Drawn, Looks } from '@/components/list/looks';
import { useList } from '@/components/list/use-list';
import { useLeadsTo } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { groupsOf, menuAction } from '@/components/ui/menu';
import { Select } from '@/components/ui/select';
import { RULES, type AttentionCase } from '@/lib/sections/overview/contract/attention';
import { attentionList, EVERY_RULE, nameOf, SHOWN, whyOf } from '@/lib/sections/overview/lists/attention';
import { caseReturn } from '@/lib/sections/overview/questions';
import { mendedAt } from './addresses';
import { OverviewTabs } from './overview-tabs';
import classes from './attention-screen.module.css';

const AsideDialog = lazyPart(() => import('./aside-dialog').then((module) => module.AsideDialog));

const LOOKS: Looks<AttentionCase> = {
  rule: { wideOnly: true },
  // Without a set width it is only as wide as its names, which leaves room for the amount on a phone.
  name: { pinned: true, fixed: true, width: 0, minWidth: 120 },
  since: { wideOnly: true },
};

/** Name of a case. Phones have no rule column, so they show the rule below the name. */
function CaseName({ of: one }: { readonly of: AttentionCase }) {
  const t = useTranslations('attention.rules');
  const rule = t(`${one.rule}.title`);
  const name = nameOf(one);
  return (
    <span className={classes['case']}>
      <span className={layout.clip}>{name || rule}</span>
      {name && <small className={cx(layout.clip, layout.muted)}>{rule}</small>}
    </span>
  );
}

/** Reason of a case, limited to two lines on a phone. */
function CaseWhy({ of: one }: { readonly of: AttentionCase }) {
  return <span className={classes['why']}>{whyOf(one, useTranslations())}</span>;
}

const DRAWN: Drawn<AttentionCase> = {
  name: (one) => <CaseName of={one} />,
  why: (one) => <CaseWhy of={one} />,
};

/** Cases that need attention, each with a link to where it is mended; or cases set aside, with the reason. */
export function AttentionScreen() {
  const t = useTranslations('attention');
  const router = useRouter();
  const leadsTo = useLeadsTo();
  usePrefetch(AsideDialog);
  const [asked, ask] = useState<AttentionCase | null>(null);
  const list = useList(attentionList);
  const { view, reply } = list;
  const { filters } = view;
  const found = new Set(reply?.rules.map(({ rule }) => rule));
  const offered = RULES.filter((rule) => found.has(rule) || rule === filters.rule);
  const close = () => ask(null);
  const open = (one: AttentionCase) => {
    const href = mendedAt(one);
    if (href !== undefined && leadsTo(href)) router.push(href);
  };
  return (
    <ListScreen
      list={list}
      looks={LOOKS}
      drawn={DRAWN}
      tabs={<OverviewTabs open="attention" />}
      onOpen={open}
      rowMenu={{
        label: t('actions'),
        of: (one) => ({
          label: nameOf(one),
          groups: groupsOf({
            aside: [
              one.set_aside
                ? menuAction('aside', t('back.submit'), IconArrowBackUp, () => ask(one))
                : menuAction('aside', t('aside.action'), IconClockPause, () => ask(one)),
            ],
          }),
        }),
      }}
      emptyText={t(filters.show === 'aside' ? 'noneAside' : 'none')}
      filters={
        <>
          <SegmentedControl
            aria-label={t('show.label')}
            value={filters.show}
            data={SHOWN.map((value) => ({ value, label: t(`show.${value}`) }))}
            onChange={(show) => view.setFilters({ show })}
          />
          <Select
            size="sm"
            aria-label={t('show.rule')}
            value={filters.rule}
            data={[
              { value: EVERY_RULE, label: t('show.everyRule') },
              ...offered.map((value) => ({ value, label: t(`rules.${value}.title`) })),
            ]}
            onChange={(value) => view.setFilters({ rule: offered.find((one) => one === value) ?? EVERY_RULE })}
          />
        </>
      }
    >
      {asked &&
        (asked.set_aside ? (
          <LazyQuestion question={caseReturn(asked)} onClose={close} />
        ) : (
          <AsideDialog asked={asked} onClose={close} />
        ))}
    </ListScreen>
  );
}
