'use client';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { holdsText } from '@/lib/domain/search-text';
import { cx } from './classes';
import { CloseButton } from './close-button';
import { Dropdown } from './dropdown';
import { KEEPS_ESCAPE } from './keeps-escape';
import classes from './select.module.css';
import { TextInput, type TextInputProps } from './text-input';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends Omit<TextInputProps, 'value' | 'onChange' | 'rightSection' | 'list'> {
  readonly data: readonly SelectOption[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** Typing narrows the list. */
  readonly searchable?: boolean;
  /** Options of a typed text; those that hold it without this. */
  readonly find?: (text: string) => readonly SelectOption[];
  /** Takes the choice back, by a button of this name. */
  readonly clear?: { readonly label: string; readonly run: () => void } | undefined;
  /** Shown when typing finds nothing. */
  readonly nothingFoundMessage?: string;
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Choice of one option from a list that opens below the field. */
export function Select(props: SelectProps) {
  const { data, value, onChange, searchable = false, find, clear, nothingFoundMessage, ...more } = props;
  const { disabled, readOnly, className, ...field } = more;
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [marked, setMarked] = useState(-1);
  const text = typed?.trim() ?? '';
  const options = text === '' ? data : (find?.(text) ?? data.filter(({ label }) => holdsText(label, text)));
  const markedId = opened && options[marked] ? `${id}-${marked}` : undefined;
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  const open = () => {
    if (disabled || readOnly || opened) return;
    setOpened(true);
    setMarked(data.findIndex((option) => option.value === value));
  };
  const close = () => {
    setOpened(false);
    setTyped(null);
  };
  const choose = (option: SelectOption) => {
    close();
    if (option.value !== value) onChange(option.value);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEP[event.key];
    const chosen = options[marked];
    if (step !== undefined) {
      event.preventDefault();
      if (!opened) open();
      else setMarked((Math.max(marked, step > 0 ? -1 : 0) + step + options.length) % options.length);
    } else if (event.key === 'Enter' && opened && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === ' ') && !opened && !searchable) {
      event.preventDefault();
      open();
    }
  };

  return (
    <div className={className} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <TextInput
        autoComplete="off"
        {...field}
        id={id}
        inputClassName={cx(!searchable && classes['button'], field.inputClassName)}
        rightSection={
          clear && value !== null ? (
            <CloseButton
              size="sm"
              tabIndex={-1}
              aria-label={clear.label}
              onMouseDown={(event) => event.preventDefault()}
              onClick={clear.run}
            />
          ) : (
            <IconSelector size={16} aria-hidden />
          )
        }
        rightSectionPointerEvents={clear && value !== null ? 'all' : 'none'}
        disabled={disabled}
        readOnly={readOnly || !searchable}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-list` : undefined}
        aria-activedescendant={markedId}
        // The first Escape closes the list, not the dialog.
        {...(opened && KEEPS_ESCAPE)}
        value={typed ?? data.find((option) => option.value === value)?.label ?? ''}
        onClick={(event) => {
          if (opened && !searchable) {
            close();
            return;
          }
          // Selects the chosen text, so that typing replaces it and searches.
          if (!opened && searchable) event.currentTarget.select();
          open();
        }}
        onKeyDown={pressKey}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMarked(0);
          setOpened(true);
        }}
      />
      {opened && (
        <Dropdown>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={field['aria-label']}
            aria-labelledby={field.label ? `${id}-label` : undefined}
            className={classes['list']}
            data-size={field.size}
          >
            {options.map((option, index) => (
              <div
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                className={classes['option']}
                aria-selected={option.value === value}
                data-marked={index === marked || undefined}
                onClick={() => choose(option)}
              >
                <span>{option.label}</span>
                {option.value === value && <IconCheck size={14} aria-hidden />}
              </div>
            ))}
          </div>
          {options.length === 0 && <div className={classes['none']}>{nothingFoundMessage}</div>}
        </Dropdown>
      )}
    </div>
  );
}
