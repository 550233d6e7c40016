'use client';
import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef, useState } from 'react';
import { StockPicker } from '@/components/browse/stock-picker';
import { DialogForm } from '@/components/form/dialog-form';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { stockRows, type StockRow } from '@/lib/contract/stock';
import type { IngredientGroup } from '@/lib/reports/statistics/ingredient-groups';
import classes from './ingredient-group.module.css';
import { IngredientTable } from './ingredient-table';
import { isNameTaken } from './use-group-commands';

type Content = Pick<IngredientGroup, 'name' | 'items'>;

interface IngredientGroupFormProps {
  group: IngredientGroup | null;
  onDirty: (dirty: boolean) => void;
  onSave: (content: Content) => Promise<unknown>;
  /** OK without a change. */
  onUnchanged: () => void;
  onRemove: () => void;
  onCancel: () => void;
}

const NO_ROWS: readonly StockRow[] = [];
const same = (one: Content, other: Content) =>
  one.name === other.name &&
  one.items.length === other.items.length &&
  one.items.every((id) => other.items.includes(id));

/** Name and ingredients of a group; each ingredient is in it once (specification part 2 §5). */
export function IngredientGroupForm({ group, onDirty, onSave, onUnchanged, ...on }: IngredientGroupFormProps) {
  const t = useTranslations('reports.groups');
  const before: Content = group ?? { name: '', items: [] };
  const [content, setContent] = useState<Content>(before);
  const [said, setSaid] = useState('');
  const [taken, setTaken] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const { data } = useEndpoint(stockRows, {});
  const rows = data?.rows ?? NO_ROWS;
  const byId = useMemo(() => new Map(rows.map((row) => [row.item_id, row])), [rows]);
  const { name, items } = content;
  const offers = useCallback((row: StockRow) => !items.includes(row.item_id), [items]);
  const change = (next: Partial<Content>) => {
    const changed = { ...content, ...next };
    setContent(changed);
    onDirty(!same(changed, before));
  };
  const nameOf = (id: number) => byId.get(id)?.name ?? `№\u00a0${id}`;
  const save = async (wanted: Content) => {
    try {
      await onSave(wanted);
    } catch (error) {
      if (isNameTaken(error)) {
        setTaken(name);
        nameField.current?.focus();
      }
      throw error;
    }
  };
  const submit = () => {
    const wanted = { name: name.trim(), items: [...items] };
    if (!group || !same(wanted, group)) return save(wanted);
    onUnchanged();
    return undefined;
  };
  return (
    <DialogForm
      submitLabel={t('ok')}
      disabled={name.trim() === '' || items.length === 0}
      onSubmit={submit}
      onCancel={on.onCancel}
      // A toast says it, or the field.
      explains={() => true}
    >
      <TextInput
        label={t('name')}
        placeholder={t('nameHint')}
        data-autofocus
        autoComplete="off"
        maxLength={100}
        ref={nameField}
        value={name}
        error={taken !== '' && taken === name && t('nameTaken')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <IngredientTable
        items={items}
        byId={byId}
        onRemove={(id) => {
          change({ items: items.filter((one) => one !== id) });
          setSaid(t('removed', { name: nameOf(id) }));
        }}
      />
      <StockPicker
        stock={{ rows, byId }}
        label={t('pick')}
        value={null}
        offers={offers}
        autoFocus={false}
        onChange={(id) => {
          change({ items: [...items, id] });
          setSaid(t('added', { name: nameOf(id) }));
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {group && (
        <Button
          className={classes['delete'] ?? ''}
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconTrash size={15} aria-hidden />}
          onClick={on.onRemove}
        >
          {t('delete')}
        </Button>
      )}
    </DialogForm>
  );
}
