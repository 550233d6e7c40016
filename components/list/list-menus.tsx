'use client';
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconPrinter,
  type Icon,
} from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import classes from '@/components/frame/header-action.module.css';
import { useCsvSeparator } from '@/components/frame/use-csv-separator';
import { Button } from '@/components/ui/button';
import { MenuButton, type MenuButtonProps } from '@/components/ui/menu-button';
import { CSV_SEPARATORS, usualSeparator } from '@/lib/lists/csv-separator';
import { useWindowEvent } from '@/components/ui/use-window-event';

interface PrintKey {
  /** Address of the printed page; undefined where there is nothing to print. */
  readonly page: string | undefined;
  /** Whether the list is in a dialog. While a dialog is open, the key is for its list only. */
  readonly inDialog: boolean;
}

/** Makes Ctrl+P print the whole list, like Print, instead of the visible part of it. */
function usePrintKey({ page, inDialog }: PrintKey): void {
  useWindowEvent('keydown', (event) => {
    // By key code as well, because a Russian layout gives another letter.
    const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isPrint || !(event.key === 'p' || event.code === 'KeyP')) return;
    const isAsked = (document.querySelector('[role="dialog"]') !== null) === inDialog;
    if (page === undefined || event.defaultPrevented || !isAsked) return;
    event.preventDefault();
    window.open(page, '_blank', 'noopener');
  });
}

interface ListMenuProps {
  /** The table's id. */
  readonly table: string;
  /** Filters of the list: `narrowing` of its view. */
  readonly narrowing: string;
  /** The button is in a dialog, which must contain its menu. */
  readonly inDialog?: boolean;
  /** Shows the icon only up to 1600 px, beside many other buttons. */
  readonly tight?: boolean;
}

interface HeaderMenuProps extends Pick<ListMenuProps, 'inDialog' | 'tight'>, Pick<MenuButtonProps, 'groups'> {
  readonly label: string;
  readonly icon: Icon;
  /** Reason why the button is disabled. */
  readonly off?: string | undefined;
}

/** Button with a menu in the head of a list or below a dialog's. */
const HeaderMenu = ({ label, icon: Icon, groups, off, inDialog = false, tight = false }: HeaderMenuProps) => (
  <MenuButton groups={groups} inDialog={inDialog}>
    {(trigger) => (
      <Button
        {...trigger}
        variant="subtle"
        color="gray"
        className={classes['button']}
        data-tight={tight || undefined}
        data-common
        leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
        disabled={off !== undefined}
        aria-label={label}
        title={off ?? label}
      >
        {label}
      </Button>
    )}
  </MenuButton>
);

const FORMATS = [
  { format: 'xlsx', label: 'asXlsx', icon: IconFileSpreadsheet },
  { format: 'csv', label: 'asCsv', icon: IconFileTypeCsv },
] as const;

/** Menu that downloads all rows of a list, not only the current page. Remembers the CSV separator. */
export function ExportMenu({ table, narrowing, ...button }: ListMenuProps) {
  const t = useTranslations('report');
  const usual = usualSeparator(useLocale());
  const [separator, setSeparator] = useCsvSeparator();
  const entries = FORMATS.map(({ format, label, icon }) => {
    const query = new URLSearchParams(narrowing);
    query.set('format', format);
    // Without a separator the server uses the language's default.
    if (format === 'csv' && separator !== usual) query.set('separator', separator);
    return { kind: 'link' as const, key: format, label: t(label), icon, href: `/api/export/${table}?${query}` };
  });
  const separators = CSV_SEPARATORS.map((one) => ({
    kind: 'check' as const,
    key: one,
    label: t(`separators.${one}`),
    checked: one === separator,
    run: () => setSeparator(one),
  }));
  const groups = [
    { key: 'formats', entries },
    { key: 'separators', title: t('separator'), entries: separators },
  ];
  return <HeaderMenu {...button} label={t('export')} icon={IconDownload} groups={groups} />;
}

/** Prints all rows of a list in a new tab, by the browser, as Ctrl+P does, or as PDF. An empty list cannot be printed. */
export function PrintMenu({
  table,
  narrowing,
  empty = false,
  ...button
}: ListMenuProps & { readonly empty?: boolean }) {
  const t = useTranslations('report');
  const query = narrowing && `?${narrowing}`;
  const page = `/print/${table}${query}`;
  usePrintKey({ page: empty ? undefined : page, inDialog: button.inDialog === true });
  const entries = [
    { key: 'page', label: t('asPage'), icon: IconPrinter, href: page },
    { key: 'pdf', label: t('asPdf'), icon: IconFileTypePdf, href: `/api/print/${table}${query}` },
  ].map((one) => ({ ...one, kind: 'link' as const, newTab: true }));
  const off = empty ? t('nothingToPrint') : undefined;
  return <HeaderMenu {...button} label={t('print')} icon={IconPrinter} groups={[{ key: 'ways', entries }]} off={off} />;
}
