'use client';
import { useId, useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { cx, layout } from '@/components/ui/classes';
import classes from './cell-field.module.css';

/** Key or event that ended the editing of a cell. */
export type EndedBy = 'enter' | 'tab' | 'shiftTab' | 'blur' | 'escape';

interface CellFieldProps {
  /** Accessible name. */
  readonly label: string;
  /** Text to begin with. */
  readonly text: string;
  readonly maxLength?: number | undefined;
  /** A figure, aligned as the column's. */
  readonly numeric?: boolean;
  /** Why the text cannot be saved. */
  readonly error?: string | undefined;
  /** Note shown below while there is no error. */
  readonly note?: string | undefined;
  readonly busy?: boolean;
  /** Whether Tab ends the editing too; otherwise it moves the focus as usual, which is a blur. */
  readonly takesTab?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called with the typed text, or null after Escape. Returns whether that ended the editing. */
  readonly onEnd: (text: string | null, by: EndedBy) => boolean;
}

const keyOf = ({ key, shiftKey }: KeyboardEvent, takesTab: boolean): EndedBy | undefined => {
  if (key === 'Enter') return 'enter';
  if (key === 'Escape') return 'escape';
  return key === 'Tab' && takesTab ? (shiftKey ? 'shiftTab' : 'tab') : undefined;
};

/** Focuses the input when it appears, and not when it is rendered again. */
const begin = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** Input in place of a cell's text. Enter and blur save, Escape restores; then the row has the focus. */
export function CellField(props: CellFieldProps) {
  const { numeric = false, error, note, busy = false, takesTab = false } = props;
  const ended = useRef(false);
  const errorId = useId();
  const end = (value: string | null, by: EndedBy) => {
    if (ended.current || busy) return;
    // The input may lose the focus within the call.
    ended.current = true;
    ended.current = props.onEnd(value, by);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const by = keyOf(event, takesTab);
    if (event.nativeEvent.isComposing || !by) return;
    event.preventDefault();
    const field = event.currentTarget;
    end(by === 'escape' ? null : field.value, by);
    // The input disappears; its row takes the focus.
    if (ended.current) field.closest<HTMLElement>('tr, [role="treeitem"]')?.focus({ preventScroll: true });
  };
  return (
    <>
      <input
        className={classes['field']}
        aria-label={props.label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={(error ?? note) === undefined ? undefined : errorId}
        aria-busy={busy || undefined}
        readOnly={busy}
        defaultValue={props.text}
        maxLength={props.maxLength}
        autoComplete="off"
        inputMode={numeric ? 'decimal' : undefined}
        data-align={numeric ? 'end' : undefined}
        ref={begin}
        onChange={props.onChange}
        onBlur={(event) => end(event.currentTarget.value, 'blur')}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      />
      {(error ?? note) !== undefined && (
        <span
          id={errorId}
          role={error === undefined ? 'status' : 'alert'}
          className={cx(layout.tiny, classes['error'])}
          data-note={error === undefined || undefined}
        >
          {error ?? note}
        </span>
      )}
    </>
  );
}
