'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './folded-note.module.css';

interface FoldedNoteProps {
  /** What it is about, in a few words. */
  summary: string;
  /** Said on a phone alone, where the rest does not say so itself. */
  phoneOnly?: boolean;
  children: ReactNode;
}

/** A note that stands open where there is room; on a phone it is one line that opens, for the figures come first. */
export function FoldedNote({ summary, phoneOnly, children }: FoldedNoteProps) {
  const rest = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes['note']} data-open={open || undefined}>
      {!phoneOnly && <div className={classes['heading']}>{summary}</div>}
      <button
        type="button"
        className={classes['fold']}
        aria-expanded={open}
        aria-controls={rest}
        onClick={() => setOpen(!open)}
      >
        {summary}
        <IconChevronDown size={14} aria-hidden />
      </button>
      <div id={rest} className={classes['rest']}>
        {children}
      </div>
    </div>
  );
}
