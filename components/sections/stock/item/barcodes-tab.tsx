'use client';
import { IconBarcode, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useHold } from '@/components/form/use-leaving';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { ActionIcon } from '@/components/ui/action-icon';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { TextInput } from '@/components/ui/text-input';
import { EmptyState } from '@/components/ui/empty-state';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuRows } from '@/lib/sections/menu/contract/menu';
import { addBarcode } from '@/lib/sections/stock/contract/edit';
import { maxLength } from '@/lib/forms/rules';
import classes from './barcodes-tab.module.css';
import { MenuItemSelect } from './menu-item-select';
import type { Barcodes } from './use-barcodes';

const LONGEST = maxLength(addBarcode.body.shape.barcode);

interface BarcodesTabProps {
  barcodes: Barcodes;
  mayEdit: boolean;
  shown: boolean;
}

/** Barcodes of an item. The field suits a hand scanner, which types fast and ends each code with Enter. */
export function BarcodesTab({ barcodes, mayEdit, shown }: BarcodesTabProps) {
  const t = useTranslations('stockItem.barcodes');
  const { field, items, waiting } = barcodes;
  const menu = useEndpoint(menuRows, {});
  const names = useMemo(() => new Map(menu.data?.rows.map((row) => [row.item_id, row.name])), [menu.data]);
  const [text, setText] = useState('');
  const [menuId, setMenuId] = useState<number | null>(null);
  useHold(waiting.length > 0 || text.trim() !== '');
  useEffect(() => {
    if (shown) field.current?.focus();
  }, [shown, field]);
  const add = () => {
    const code = (field.current?.value ?? text).trim();
    setText('');
    if (code !== '') barcodes.add(code, menuId);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    add();
  };
  return (
    <>
      {mayEdit && (
        <div className={cx(layout.row, classes['add'])}>
          <TextInput
            ref={field}
            className={classes['field'] ?? ''}
            label={t('add')}
            placeholder={t('hint')}
            leftSection={<IconBarcode size={16} aria-hidden />}
            {...(LONGEST !== undefined && { maxLength: LONGEST })}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <div className={classes['field']}>
            <MenuItemSelect label={t('menuItem')} value={menuId} onChange={setMenuId} />
          </div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={text.trim() === ''}
            onClick={add}
          >
            {t('addShort')}
          </Button>
        </div>
      )}
      <div role="status" className={classes['status']}>
        {waiting.length > 0
          ? t('waiting', { count: waiting.length })
          : barcodes.added && t('added', { barcode: barcodes.added })}
      </div>
      {barcodes.error && !items && (
        <ProblemAlert
          problem={barcodes.error.problem}
          title={t('notLoaded')}
          onRetry={barcodes.retry}
          retrying={barcodes.retrying}
        />
      )}
      {!items &&
        !barcodes.error &&
        [0, 1].map((line) => <Skeleton key={line} height={36} style={{ marginBottom: 8 }} />)}
      {items?.length === 0 && (
        <EmptyState icon={<IconBarcode />} title={t('empty')}>
          {mayEdit && t('emptyText')}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul aria-label={t('list')}>
          {items.map((one) => (
            <li key={one.barcode_id} className={cx(layout.line, classes['line'])}>
              <span className={classes['code']}>{one.barcode}</span>
              <span className={classes['dish']}>
                {one.menu_id !== null && (names.get(one.menu_id) ?? `#${one.menu_id}`)}
              </span>
              {mayEdit && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('removeOf', { barcode: one.barcode })}
                  onClick={() => barcodes.askToRemove(one)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
