'use client';
import { useTranslations } from 'next-intl';
import { InlineField } from '@/components/form/inline-field';
import { found } from '@/lib/api/found';
import type { Command, Form } from '@/lib/forms/define';
import type { Field } from '@/lib/forms/field';
import type { BrowseRow } from './browse-row';
import type { RenameFieldProps } from './rename';
import { useEditWords } from './use-words';

interface RenameInputProps<E extends Command, Row> extends RenameFieldProps<Row> {
  readonly form: Form<E, { readonly name: Field<string, string> }, Row>;
  /** Rows of the tree as the server has them now. */
  readonly read: () => Promise<readonly Row[]>;
}

/** Input for the name of a row, in the list or the tree. */
export function RenameInput<E extends Command, Row extends BrowseRow>(props: RenameInputProps<E, Row>) {
  const { form, row, read, onEnd } = props;
  const t = useTranslations('browse');
  const edit = useEditWords();
  const reread = async () => found((await read()).find(({ item_id }) => item_id === row.item_id));
  return (
    <InlineField
      form={form}
      record={row}
      id={row.item_id}
      name={row.name}
      field="name"
      label={t('newName')}
      restoresEmpty
      reread={reread}
      failed={edit('failed.rename', { name: row.name })}
      onEnd={onEnd}
    />
  );
}
