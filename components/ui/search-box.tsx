'use client';
import { useEffect, useId, useMemo, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './classes';
import { Dropdown } from './dropdown';
import { KEEPS_ESCAPE } from './keeps-escape';
import classes from './select.module.css';
import { TextInput, type TextInputProps } from './text-input';
import { useDebouncedValue } from './use-debounced';
import { VisuallyHidden } from './visually-hidden';

const DEBOUNCE_MS = 100;
/** Maximum of listed matches; if `find` returns more, `foot` says so. */
export const MOST_MATCHES = 50;

export type OptionProps = ComponentProps<'div'> & {
  readonly key: string | number;
  readonly [data: `data-${string}`]: unknown;
};

export interface SearchBoxProps<Match> extends Omit<TextInputProps, 'value' | 'onChange' | 'list'> {
  value: string;
  onChange: (text: string) => void;
  /** Matches of a text, best first. Keep it stable between renders: each new one searches again. */
  find: (text: string) => readonly Match[];
  onChoose: (match: Match) => void;
  /** Attributes and content of a line of the list; `query` is the text that found it. */
  option: (match: Match, query: string) => OptionProps;
  list: { readonly label: string; readonly className?: string | undefined; readonly role?: 'listbox' | 'tree' };
  /** Number of matches in words for screen readers; shown to everybody when there is none. */
  status: (matches: readonly Match[], query: string) => string;
  /** Content below the matches, when there are any. */
  foot?: (matches: readonly Match[]) => ReactNode;
  /** Whether the list may be shown; `inline` lists always are. */
  opened?: boolean;
  onOpenedChange?: (opened: boolean) => void;
  /** Show the list while nothing is typed. */
  browsable?: boolean;
  /** Show the list below the field at all times, with one match always marked, in place of a dropdown. */
  inline?: boolean;
  /** Mark the first match as soon as it belongs to the typed text, so that Enter chooses it. */
  preselects?: boolean;
  /** Keys pressed in the field, before the list handles them. */
  onKey?: (event: KeyboardEvent, list: { readonly shown: boolean; readonly marked: Match | undefined }) => void;
  /** Enter with no match marked. By default it chooses the first match of the text; null leaves Enter to the form. */
  onEnter?: ((matches: readonly Match[], markFirst: () => void) => void) | null;
  /** Class of the dropdown, which is as wide as the field. */
  dropdown?: string | undefined;
  /** Attributes of the element around field and list. */
  box?: ComponentProps<'div'>;
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Text field with a list of what the text finds. The focus stays in the field; the list lies in its dialog. */
export function SearchBox<Match>(props: SearchBoxProps<Match>) {
  const { value, onChange, find, onChoose, option, list, status, foot, opened, onOpenedChange, ...more } = props;
  const { browsable = false, inline = false, preselects = false, onKey, onEnter, dropdown, box, ...field } = more;
  const id = useId();
  const query = useDebouncedValue(value, DEBOUNCE_MS);
  const shown = inline || (opened === true && (browsable || (value.trim() !== '' && query.trim() !== '')));
  const matches = useMemo(() => (shown ? find(query) : []), [shown, find, query]);
  const lines = matches.slice(0, MOST_MATCHES).map((match) => option(match, query));
  // By key, so that the mark stays on its line when lines are added above it.
  const [markedKey, setMarkedKey] = useState<string | number | null>(null);
  const found = lines.findIndex(({ key }) => key === markedKey);
  const isFirst = found < 0 && lines.length > 0 && (inline || (preselects && query === value));
  const marked = isFirst ? 0 : found;
  // A first match that nobody chose yet is where the arrows start, not where they have been.
  const reached = inline ? marked : found;
  const markedId = marked < 0 ? undefined : `${id}-${lines[marked]?.key ?? ''}`;
  const mark = (index: number) => setMarkedKey(lines[index]?.key ?? null);
  const [wasShown, setWasShown] = useState(shown);
  if (wasShown !== shown) {
    setWasShown(shown);
    setMarkedKey(null);
  }
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  const pressEnter = (event: KeyboardEvent) => {
    const match = matches[marked];
    if (match !== undefined) {
      event.preventDefault();
      onChoose(match);
    } else if (onEnter !== null) {
      event.preventDefault();
      // Searches the current text, because typing may be ahead of the listed matches.
      const now = find(value);
      if (onEnter)
        onEnter(now, () => query === value && setMarkedKey(now[0] === undefined ? null : option(now[0], query).key));
      else if (now[0] !== undefined && value.trim() !== '') onChoose(now[0]);
    }
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Ctrl+Enter and ⌘+Enter belong to the dialog.
    if (event.ctrlKey || event.metaKey) {
      if (event.key === 'Enter') setMarkedKey(null);
      return;
    }
    onKey?.(event, { shown, marked: matches[marked] });
    const step = STEP[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!shown) onOpenedChange?.(true);
      else if (lines.length > 0) mark((Math.max(reached, step > 0 ? -1 : 0) + step + lines.length) % lines.length);
    } else if (event.key === 'Enter') pressEnter(event);
    else if (event.key === 'Escape' && shown) onOpenedChange?.(false);
  };

  const statusText = status(matches, query);
  const content = shown && (
    <>
      <div
        id={id}
        role={list.role ?? 'listbox'}
        aria-label={list.label}
        className={cx(classes['list'], list.className)}
        data-tall
      >
        {lines.map(({ key, className, ...line }, index) => (
          <div
            key={key}
            id={`${id}-${key}`}
            role={list.role === 'tree' ? 'treeitem' : 'option'}
            className={cx(classes['match'], className)}
            aria-selected={index === marked || undefined}
            data-marked={index === marked || undefined}
            onMouseMove={inline ? () => mark(index) : undefined}
            onClick={() => {
              const match = matches[index];
              if (match !== undefined) onChoose(match);
            }}
            {...line}
          />
        ))}
      </div>
      {lines.length === 0 ? <div className={classes['none']}>{statusText}</div> : foot?.(matches)}
      <VisuallyHidden role="status">{statusText}</VisuallyHidden>
    </>
  );
  return (
    <div {...box} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onOpenedChange?.(false)}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        {...field}
        role="combobox"
        aria-expanded={shown}
        aria-haspopup={list.role ?? 'listbox'}
        aria-controls={shown ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={markedId}
        // The first Escape closes the list, not the dialog.
        {...(shown && !inline && KEEPS_ESCAPE)}
        value={value}
        onChange={(event) => {
          setMarkedKey(null);
          onChange(event.currentTarget.value);
          onOpenedChange?.(true);
        }}
        onKeyDown={pressKey}
      />
      {inline ? content : content && <Dropdown className={dropdown}>{content}</Dropdown>}
    </div>
  );
}
