'use client';
import { useDragItems } from '@/components/ui/use-drag-items';
import type { TreeRow } from '@/lib/domain/tree';
import type { BrowseDrag } from './use-browse-drag';
import classes from './folder-panel.module.css';
import { useWords } from './use-words';

interface FolderPathProps {
  /** From the root down, the open folder last; empty at the root. */
  path: readonly TreeRow[];
  onOpen: (folder: number) => void;
  drag: BrowseDrag['path'] | undefined;
}

/** The way to the open folder; every step but the last opens. */
export function FolderPath({ path, onOpen, drag }: FolderPathProps) {
  const t = useWords();
  const steps = [{ item_id: 0, name: t('root') }, ...path];
  const idAt = (index: number) => steps[index]?.item_id ?? 0;
  const dropping = useDragItems(
    'step',
    drag && { accepts: (index) => drag.accepts(idAt(index)), drop: (index) => drag.drop(idAt(index)) },
  );
  return (
    <ol className={classes['path']} aria-label={t('path')} {...dropping}>
      {steps.map(({ item_id, name }, index) => (
        <li key={item_id} className={classes['step']} data-step={index}>
          {index === steps.length - 1 ? (
            <span aria-current="location" className={classes['here']} title={name}>
              {name}
            </span>
          ) : (
            <button type="button" className={classes['up']} title={name} onClick={() => onOpen(item_id)}>
              {name}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
