'use client';
import { Combobox, TextInput, VisuallyHidden, useCombobox, type TextInputProps } from '@mantine/core';
import { useDebouncedValue, useId } from '@mantine/hooks';
import { useEffect, useMemo, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import classes from './search-box.module.css';

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
  /** Keys pressed in the field, before the list handles them. */
  onKey?: (event: KeyboardEvent, list: { readonly shown: boolean; readonly marked: Match | undefined }) => void;
  /** Enter with no match marked. By default it chooses the first match of the text; null leaves Enter to the form. */
  onEnter?: ((matches: readonly Match[], markFirst: () => void) => void) | null;
  /** Class of the dropdown, which is as wide as the field. */
  dropdown?: string | undefined;
  /** Attributes of the element around field and list. */
  box?: ComponentProps<'div'>;
}

/** Text field with a list of what the text finds. The focus stays in the field; the list lies in its dialog. */
export function SearchBox<Match>(props: SearchBoxProps<Match>) {
  const { value, onChange, find, onChoose, option, list, status, foot, opened, onOpenedChange, ...more } = props;
  const { browsable = false, inline = false, onKey, onEnter, dropdown, box, ...field } = more;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [query] = useDebouncedValue(value, DEBOUNCE_MS);
  const shown = inline || (opened === true && (browsable || (value.trim() !== '' && query.trim() !== '')));
  const matches = useMemo(() => (shown ? find(query) : []), [shown, find, query]);
  const listed = matches.slice(0, MOST_MATCHES);
  const combobox = useCombobox({ opened: shown, onOpenedChange: (open) => onOpenedChange?.(open) });

  /** The kit marks options in the document; this copies the mark to its index and to the field. */
  const followMark = () => {
    const options = [...(root.current?.querySelectorAll('[data-combobox-option]') ?? [])];
    const index = options.findIndex((one) => one.hasAttribute('data-combobox-selected'));
    combobox.updateSelectedOptionIndex(index);
    const marked = options[index];
    if (marked) combobox.targetRef.current?.setAttribute('aria-activedescendant', marked.id);
    else combobox.targetRef.current?.removeAttribute('aria-activedescendant');
    return index;
  };
  const mark = (index: number) => {
    combobox.selectOption(index);
    followMark();
  };
  useEffect(() => {
    combobox.setListId(id);
    if (followMark() < 0 && inline && listed.length > 0) mark(0);
  });

  const pressKey = (event: KeyboardEvent) => {
    const marked = shown ? matches[combobox.getSelectedOptionIndex()] : undefined;
    // Ctrl+Enter and ⌘+Enter belong to the dialog.
    if (event.ctrlKey || event.metaKey) {
      if (event.key === 'Enter') combobox.resetSelectedOption();
    } else if (!event.nativeEvent.isComposing) onKey?.(event, { shown, marked });
  };
  /** Runs after the kit, which prevents the default of an Enter that chose an option. */
  const afterKey = (event: KeyboardEvent) => {
    if (event.target !== combobox.targetRef.current) return;
    followMark();
    if (event.key !== 'Enter' || event.defaultPrevented || onEnter === null) return;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Searches the current text, because typing may be ahead of the listed matches.
    const found = find(value);
    if (onEnter) onEnter(found, () => query === value && mark(0));
    else if (found[0] !== undefined && value.trim() !== '') onChoose(found[0]);
  };

  const Target = inline ? Combobox.EventsTarget : Combobox.Target;
  const statusText = status(matches, query);
  const content = shown && (
    <>
      <div
        id={id}
        role={list.role ?? 'listbox'}
        aria-label={list.label}
        className={`${classes['list']} ${list.className ?? ''}`}
      >
        {listed.map((match, index) => {
          const { key, className, ...line } = option(match, query);
          return (
            <div
              key={key}
              id={`${id}-${key}`}
              role={list.role === 'tree' ? 'treeitem' : 'option'}
              className={`${classes['option']} ${className ?? ''}`}
              data-combobox-option
              onMouseMove={inline ? () => mark(index) : undefined}
              onClick={() => onChoose(match)}
              {...line}
            />
          );
        })}
      </div>
      {listed.length === 0 ? <div className={classes['none']}>{statusText}</div> : foot?.(matches)}
      <VisuallyHidden role="status">{statusText}</VisuallyHidden>
    </>
  );
  return (
    <div
      {...box}
      ref={root}
      onKeyDown={afterKey}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onOpenedChange?.(false)}
    >
      <Combobox
        store={combobox}
        withinPortal={false}
        keepMounted={false}
        offset={4}
        radius="md"
        shadow="md"
        classNames={{ dropdown: `${classes['dropdown']} ${dropdown ?? ''}` }}
      >
        <Target withAriaAttributes={false}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            {...field}
            role="combobox"
            aria-expanded={shown}
            aria-haspopup={list.role ?? 'listbox'}
            aria-controls={shown ? id : undefined}
            aria-autocomplete="list"
            // The first Escape closes the list, not the dialog.
            {...(shown && !inline && { 'data-mantine-stop-propagation': 'true' })}
            value={value}
            onChange={(event) => {
              combobox.resetSelectedOption();
              onChange(event.currentTarget.value);
              onOpenedChange?.(true);
            }}
            onKeyDown={pressKey}
          />
        </Target>
        {inline ? (
          content
        ) : (
          // Keeps the focus in the field on a press in the list.
          <Combobox.Dropdown onMouseDown={(event) => event.preventDefault()}>{content}</Combobox.Dropdown>
        )}
      </Combobox>
    </div>
  );
}
