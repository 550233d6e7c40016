'use client';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useProblemText } from '@/components/problem/use-problem-text';
import { CellField, type EndedBy } from '@/components/table/cell-field';
import type { Command, Fields, Form, Values } from '@/lib/forms/define';
import { ConflictQuestion } from './conflict-question';
import type { NameOf } from './field-props';
import { useForm } from './use-form';
import { cellKey } from './use-kept-cell';
import { useToasts } from './use-toasts';

/** Key or event that ended the editing of a field, and its table row, which may be gone from the page by then. */
export interface EndedAt {
  readonly by: EndedBy;
  readonly row: Element | null | undefined;
}

interface InlineFieldProps<E extends Command, F extends Fields, R> {
  /** Form that sends the field alone, with the version of the record. */
  readonly form: Form<E, F, R>;
  readonly record: R;
  /** Id of the record, and its name. */
  readonly id: string | number;
  readonly name: string;
  readonly field: NameOf<F, string>;
  readonly label?: string;
  readonly numeric?: boolean;
  readonly takesTab?: boolean;
  /** Whether an emptied field gets its saved text back. */
  readonly restoresEmpty?: boolean;
  /** Reads the record again after a conflict. @throws ApiError when it is gone */
  readonly reread: () => Promise<R>;
  /** Title of the toast for a refusal that came after the input was gone. */
  readonly failed: string;
  readonly onSaved?: (saved: Partial<Values<F>>, at: EndedAt, version: number | undefined) => void;
  readonly onEnd: () => void;
}

const keepInside = (event: KeyboardEvent | MouseEvent) => event.stopPropagation();

/**
 * Input of a cell (docs/domain.md, section 20). It saves its field alone, shows a refusal below until the person acts, asks
 * before it replaces a value that another user saved, and restores what was typed before the session ended.
 */
export function InlineField<E extends Command, F extends Fields, R>(props: InlineFieldProps<E, F, R>) {
  const { record, id, name, field, numeric = false, takesTab = false, onEnd } = props;
  const t = useTranslations('form');
  const toasts = useToasts();
  const problemText = useProblemText();
  const isShown = useRef(true);
  const ended = useRef<EndedAt>(undefined);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const form = useForm(props.form, {
    record,
    keep: cellKey(id, field),
    reread: props.reread,
    onConflict: 'merges',
    onDone: (reply, saved) => {
      const at = ended.current ?? { by: 'enter', row: null };
      if (props.onSaved) props.onSaved(saved, at, (reply as { readonly version?: number } | undefined)?.version);
      else onEnd();
    },
    // The input is gone if another cell was opened meanwhile.
    onRefused: (_problem, error) => {
      if (!isShown.current) toasts.failed(props.failed, error);
      return !isShown.current;
    },
  });
  const { label, value, error, maxLength, onChange } = form.text(field);
  const drop = () => {
    form.forget();
    onEnd();
  };
  const finish = (typed: string | null, by: EndedBy): boolean => {
    if (typed === null || (props.restoresEmpty && typed.trim() === '')) {
      drop();
      return true;
    }
    ended.current = { by, row: document.activeElement?.closest('tr') };
    void form.submit();
    return false;
  };
  return (
    <>
      <CellField
        label={props.label ?? `${label}: ${name}`}
        text={value}
        maxLength={maxLength}
        numeric={numeric}
        error={error ?? (form.problem ? problemText(form.problem) : undefined)}
        note={form.isRestored ? t('restored') : undefined}
        busy={form.isSending || form.conflict !== null}
        takesTab={takesTab}
        onChange={onChange}
        onEnd={finish}
      />
      {form.conflict && (
        // React bubbles events of the dialog to the row, although it is elsewhere in the DOM.
        <span role="presentation" onKeyDown={keepInside} onClick={keepInside} onDoubleClick={keepInside}>
          <ConflictQuestion form={form} name={name} onTheirs={drop} />
        </span>
      )}
    </>
  );
}
