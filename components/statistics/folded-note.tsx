'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './folded-note.module.css';

interface FoldedNoteProps {
  /** Short title. */
  summary: string;
  /** Shown on a phone only. */
  phoneOnly?: boolean;
  children: ReactNode;
}

/** Note that is open where there is room, and folded to one line on a phone. */
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
