import { cx, layout } from '@/components/ui/classes';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Tone } from '@/lib/lists/list';
import classes from './cell.module.css';
import type { CellLook } from './looks';

interface CellProps {
  /** Text of the cell, as on paper. */
  readonly text: string;
  readonly tone: Tone | undefined;
  readonly look: CellLook;
}

/** Splits a text in two; the second part is never truncated. */
function pieces(text: string, tail = ''): [string, string] {
  return tail !== '' && text.endsWith(tail) ? [text.slice(0, -tail.length), tail] : [text, ''];
}

/** Cell of a list: its text in its colour, with the additions of its look. */
export function Cell({ text, tone, look }: CellProps) {
  const { strong, struck, className = '', title, meaning, note, icon } = look;
  const [head, tail] = pieces(text, look.tail);
  const Text = struck ? 's' : strong ? 'strong' : 'span';
  if (!tail && !meaning && !note && !icon)
    return (
      <Text className={`${classes['alone']} ${className}`} data-tone={tone} title={title}>
        {head}
      </Text>
    );
  return (
    <span className={`${classes['cell']} ${className}`} data-tone={tone} title={title ?? meaning}>
      <Text className={classes['text'] ?? ''}>{head}</Text>
      {tail && <span className={classes['tail']}>{tail}</span>}
      {meaning && <VisuallyHidden>{` (${meaning})`}</VisuallyHidden>}
      {note && <small className={cx(layout.clip, classes['note'])}>{note}</small>}
      {icon && (
        <span className={classes['icon']} title={icon.label}>
          <icon.Icon size={14} stroke={1.6} role="img" aria-label={icon.label} />
        </span>
      )}
    </span>
  );
}
