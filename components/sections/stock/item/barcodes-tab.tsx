'use client';
import { IconBarcode, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useHold } from '@/components/form/use-leaving';
import { loadProblem } from '@/components/problem/load-problem';
import { ActionIcon } from '@/components/ui/action-icon';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { TextInput } from '@/components/ui/text-input';
import { EmptyState } from '@/components/ui/empty-state';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuRows } from '@/lib/sections/menu/contract/menu';
import { stockBarcodes, type Barcode } from '@/lib/sections/stock/contract/barcodes';
import { addBarcode } from '@/lib/sections/stock/contract/edit';
import { maxLength } from '@/lib/forms/rules';
import { Dialog } from '@/components/form/dialog';
import dialogs from '@/components/form/dialogs.module.css';
import { RecordQuestion } from '@/components/form/record-question';
import { useProblemText } from '@/components/problem/use-problem-text';
import { barcodeRemoval } from '@/lib/sections/stock/questions';
import classes from './barcodes-tab.module.css';
import { MenuItemSelect } from './menu-item-select';
import { useBarcodes, type Refused } from './use-barcodes';

interface BarcodeAlertProps {
  readonly itemId: number;
  readonly refused: Refused;
  readonly onClose: () => void;
}

/**
 * Explains why a barcode was not added. The text has the focus, not the button: a scanner's next code ends with Enter
 * and would close it unread.
 */
function BarcodeAlert({ itemId, refused, onClose }: BarcodeAlertProps) {
  const t = useTranslations('stockItem');
  const textOf = useProblemText();
  return (
    <Dialog title={t('barcodes.notAdded')} size={420} onClose={onClose}>
      <p className={classes['why']} tabIndex={-1} role="alert" data-autofocus>
        {'owner' in refused
          ? t(refused.owner.id === itemId ? 'barcodes.own' : 'barcodes.duplicate', {
              barcode: refused.barcode,
              id: String(refused.owner.id),
              name: refused.owner.name,
            })
          : `${refused.barcode}: ${textOf(refused.problem)}`}
      </p>
      <div className={dialogs['foot']}>
        <Button onClick={onClose}>{t('ok')}</Button>
      </div>
    </Dialog>
  );
}

const LONGEST = maxLength(addBarcode.body.shape.barcode);

interface BarcodesTabProps {
  itemId: number;
  mayEdit: boolean;
  shown: boolean;
}

/** Barcodes of an item. The field suits a hand scanner, which types fast and ends each code with Enter. */
export function BarcodesTab({ itemId, mayEdit, shown }: BarcodesTabProps) {
  const t = useTranslations('stockItem.barcodes');
  const query = useEndpoint(stockBarcodes, { body: { item_id: itemId } });
  const items = query.data?.items;
  const { waiting, added, refused, ...barcodes } = useBarcodes(itemId);
  const [removing, setRemoving] = useState<Barcode | null>(null);
  const field = useRef<HTMLInputElement>(null);
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
          <Button variant="default" icon={IconPlus} disabled={text.trim() === ''} onClick={add}>
            {t('addShort')}
          </Button>
        </div>
      )}
      <div role="status" className={cx(layout.muted, layout.tiny, classes['status'])}>
        {waiting.length > 0 ? t('waiting', { count: waiting.length }) : added && t('added', { barcode: added })}
      </div>
      {loadProblem(t('notLoaded'), query) ??
        (!items && [0, 1].map((line) => <Skeleton key={line} height={36} style={{ marginBottom: 8 }} />))}
      {items?.length === 0 && (
        <EmptyState icon={<IconBarcode />} title={t('empty')}>
          {mayEdit && t('emptyText')}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul aria-label={t('list')}>
          {items.map((one) => (
            <li key={one.barcode_id} className={cx(layout.line, classes['line'])}>
              <span className={cx(layout.figures, classes['code'])}>{one.barcode}</span>
              <span className={cx(layout.muted, classes['dish'])}>
                {one.menu_id !== null && (names.get(one.menu_id) ?? `#${one.menu_id}`)}
              </span>
              {mayEdit && (
                <ActionIcon
                  size="lg"
                  aria-label={t('removeOf', { barcode: one.barcode })}
                  onClick={() => setRemoving(one)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {refused && <BarcodeAlert key={refused.barcode} itemId={itemId} refused={refused} onClose={barcodes.dismiss} />}
      {removing && (
        <RecordQuestion
          question={barcodeRemoval(removing)}
          onClose={() => {
            setRemoving(null);
            field.current?.focus();
          }}
        />
      )}
    </>
  );
}
