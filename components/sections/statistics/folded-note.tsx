'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import classes from './folded-note.module.css';

interface FoldedNoteProps {
  /** Short title. */
  summary: string;
  children: ReactNode;
}

/** Note that is folded to one line. */
export function FoldedNote({ summary, children }: FoldedNoteProps) {
  const rest = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={cx(layout.muted, layout.tiny, layout.figures, classes['note'])} data-open={open || undefined}>
      <UnstyledButton
        className={classes['fold']}
        aria-expanded={open}
        aria-controls={rest}
        onClick={() => setOpen(!open)}
      >
        {summary}
        <IconChevronDown size={14} aria-hidden />
      </UnstyledButton>
      <div id={rest} className={classes['rest']}>
        {children}
      </div>
    </div>
  );
}
