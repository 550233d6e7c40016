'use client';
import { IconListDetails, IconPrinter, IconRestore } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { RecordQuestion } from '@/components/form/record-question';
import { useLeadsTo, useMay, useServer } from '@/components/sight/offers';
import { loadProblem } from '@/components/problem/load-problem';
import type { Looks } from '@/components/list/looks';
import { useListColumns } from '@/components/list/use-list-columns';
import { DataTable, type RowMenu } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { cx, layout } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { menuAction, groupsOf } from '@/components/ui/menu';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import { removeSalaryStory, salaryStory, type SalaryStoryItem } from '@/lib/sections/salary/contract/operations';
import { formatTime } from '@/lib/domain/format';
import { isTakenBack, storyIdOf, storyTypeOf } from '@/lib/sections/salary/rules/story';
import type { Words } from '@/lib/lists/list';
import { mayGo, storyColumns } from '@/lib/sections/salary/lists/story';
import { operationRemoval } from '@/lib/sections/salary/questions';
import { payslipAddress, yearSheetAddress } from '@/lib/sections/salary/papers';
import { useFormats } from '@/components/frame/use-formats';
import { recordNumber } from '@/lib/domain/record-number';
import classes from './salary.module.css';

interface EmployeeDetailsProps {
  readonly employee_id: number;
  /** Row of the open month, if the employee worked in it. */
  readonly row: SalaryRow | undefined;
  readonly year: number;
  readonly onClose: () => void;
}

const takenBack = ({ removed_time, removed_by = '' }: SalaryStoryItem, words: Words, zone: string): string =>
  words('salary.story.takenBack', { user: removed_by, time: formatTime(removed_time ?? 0, zone) });

const LOOKS: Looks<SalaryStoryItem> = {
  salary_story_id: { wideOnly: true },
  type: {
    pinned: true,
    cell: (item, words, { timeZone }) =>
      isTakenBack(item) ? { struck: true, title: takenBack(item, words, timeZone) } : {},
  },
  amount: { width: 104, cell: (item) => ({ struck: isTakenBack(item) }) },
  description: {
    minWidth: 160,
    cell: (item, words, { timeZone }) => {
      const reason = item.description ?? '';
      if (!isTakenBack(item)) return { title: reason || undefined };
      const note = takenBack(item, words, timeZone);
      return { note, title: [reason, note].filter(Boolean).join('. ') };
    },
  },
};
/** Operations with a payslip. */
const PAID = ['salary', 'prepayment'];

/** Key of a row: rows without an id are told apart by what they are. */
const keyOf = (item: SalaryStoryItem): string =>
  String(storyIdOf(item) ?? `${item.type} ${item.year}-${item.month} ${item.amount} ${item.description ?? ''}`);

/** Story of an employee: every operation, instalment and debt. Operations can be taken back and printed again. */
export function EmployeeDetails({ employee_id, row, year, onClose }: EmployeeDetailsProps) {
  const may = useMay();
  const leads = useLeadsTo();
  const { ours } = useServer();
  const t = useTranslations('salary');
  const { locale, formatMoney } = useFormats();
  const query = useEndpoint(salaryStory, { body: { employee_id, ...(ours && { removed: true }) } });
  const [removed, setRemoved] = useState<SalaryStoryItem | null>(null);
  const table = useMemo(() => ({ columns: storyColumns(locale) }), [locale]);
  const columns = useListColumns(table, LOOKS);
  const name = row?.employee_name ?? recordNumber(employee_id);
  const rows = useMemo(() => query.data && [...query.data.items], [query.data]);
  const hasPayslip = (item: SalaryStoryItem) => PAID.includes(storyTypeOf(item) ?? '');
  const menu: RowMenu<SalaryStoryItem> = {
    label: t('menu.label'),
    has: (item) => mayGo(item) && (hasPayslip(item) || may(removeSalaryStory)),
    of: (item) => ({
      label: t('menu.label'),
      groups: groupsOf({
        papers: [
          hasPayslip(item) && {
            kind: 'link',
            key: 'payslip',
            icon: IconPrinter,
            newTab: true,
            label: t('story.payslip'),
            href: payslipAddress({
              month: item.month,
              year: item.year,
              employees: [employee_id],
              stories: [storyIdOf(item) ?? 0],
            }),
          },
        ],
        removal: [
          may(removeSalaryStory) && {
            ...menuAction('remove', t('story.remove'), IconRestore, () => setRemoved(item)),
            danger: true,
          },
        ],
      }),
    }),
  };
  return (
    <Dialog title={t('story.title', { name })} layout="detail" size="56rem" onClose={onClose}>
      {row && (
        <p className={cx(layout.muted, layout.small, classes['detailsHead'])}>
          {t('story.terms', {
            position: row.position,
            wages: formatMoney(row.wages),
            hour: formatMoney(row.overtime_hour_cost),
          })}
          {row.user_id !== undefined && (
            <>
              {' '}
              {t('story.account')}{' '}
              {leads('/settings/users') ? (
                <LinkButton variant="subtle" size="compact-sm" href={`/settings/users?user=${row.user_id}`}>
                  {row.user_name}
                </LinkButton>
              ) : (
                row.user_name
              )}
            </>
          )}
        </p>
      )}
      <div className={cx(layout.screen, classes['details'])}>
        <DataTable
          id="salary-story"
          label={t('story.title', { name })}
          columns={columns}
          rows={rows}
          getKey={keyOf}
          isMuted={isTakenBack}
          rowMenu={menu}
          empty={<EmptyState icon={<IconListDetails />} title={t('story.empty')} />}
          error={loadProblem(t('story.failed'), query)}
        />
      </div>
      <div className={cx(layout.row, classes['detailsFoot'])}>
        <LinkButton variant="default" href={yearSheetAddress(employee_id, year)}>
          {t('story.year', { year: String(year) })}
        </LinkButton>
        <Button data-autofocus onClick={onClose}>
          {t('story.close')}
        </Button>
      </div>
      {removed && (
        <RecordQuestion question={operationRemoval({ item: removed, name })} onClose={() => setRemoved(null)} />
      )}
    </Dialog>
  );
}
