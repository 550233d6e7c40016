'use client';
import { Fragment } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { MenuButton } from '@/components/ui/menu-button';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useDragItems } from '@/components/ui/use-drag-items';
import type { TreeRow } from '@/lib/domain/tree';
import type { BrowseDrag } from './use-browse-drag';
import classes from './folder-panel.module.css';
import { useWords } from './use-words';

interface FolderPathProps {
  /** Folders from the root to the open one; empty at the root. */
  path: readonly TreeRow[];
  onOpen: (folder: number) => void;
  drag: BrowseDrag['path'] | undefined;
}

type Step = Pick<TreeRow, 'item_id' | 'name'>;

/** With more steps than this, the middle ones fold where space is short. */
const MOST_STEPS = 3;

/** Folded steps behind one button that names them. */
function Folded({ steps, onOpen }: { steps: readonly Step[]; onOpen: (folder: number) => void }) {
  const t = useWords();
  const label = t('between', { names: steps.map(({ name }) => name).join(' / ') });
  const entries = steps.map(({ item_id, name }) => ({
    kind: 'action' as const,
    key: String(item_id),
    label: name,
    run: () => onOpen(item_id),
  }));
  return (
    <li className={classes['step']} data-folded>
      <MenuButton groups={[{ key: 'steps', entries }]} position="bottom-start">
        {(trigger) => (
          <UnstyledButton
            {...trigger}
            className={cx(layout.clip, layout.muted, classes['up'])}
            aria-label={label}
            title={label}
          >
            …
          </UnstyledButton>
        )}
      </MenuButton>
    </li>
  );
}

/** Path to the open folder in one line; every step but the last opens its folder. */
export function FolderPath({ path, onOpen, drag }: FolderPathProps) {
  const t = useWords();
  const steps: Step[] = [{ item_id: 0, name: t('root') }, ...path];
  const between = steps.length > MOST_STEPS ? steps.slice(1, -1) : [];
  const idAt = (index: number) => steps[index]?.item_id ?? 0;
  const dropping = useDragItems(
    '[data-step]',
    ({ dataset }) => Number(dataset['step']),
    drag && { accepts: (index) => drag.accepts(idAt(index)), drop: (index) => drag.drop(idAt(index)) },
  );
  return (
    <ol className={cx(layout.small, classes['path'])} aria-label={t('path')} {...dropping}>
      {steps.map((step, index) => (
        <Fragment key={step.item_id}>
          {index === 1 && between.length > 0 && <Folded steps={between} onOpen={onOpen} />}
          <li className={classes['step']} data-step={index} data-between={between.includes(step) || undefined}>
            {index === steps.length - 1 ? (
              <span aria-current="location" className={cx(layout.clip, classes['here'])} title={step.name}>
                {step.name}
              </span>
            ) : (
              <UnstyledButton
                className={cx(layout.clip, layout.muted, classes['up'])}
                title={step.name}
                onClick={() => onOpen(step.item_id)}
              >
                {step.name}
              </UnstyledButton>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
