'use client';
import { RecordQuestion } from '@/components/form/record-question';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { craftRemoval } from '@/lib/sections/craft/questions';
import { BatchDialog } from './batch-dialog';
import { LackDialog } from './lack-dialog';
import type { Batch } from './use-batch';

const BrewDialog = lazyPart(() => import('./brew-dialog').then((module) => module.BrewDialog));

/** Dialog besides those in the address. */
export interface CraftTask {
  readonly kind: 'add' | 'remove';
  readonly craft: Craft;
}

interface CraftWindowsProps {
  readonly beer: boolean;
  readonly batch: Batch;
  readonly task: CraftTask | null;
  readonly onRemoved: () => void;
  readonly onCloseTask: () => void;
}

/** Windows of the screen: they load when the first of them opens. */
export function CraftWindows({ beer, batch, task, onRemoved, onCloseTask }: CraftWindowsProps) {
  return (
    <>
      {task?.kind === 'add' &&
        (beer ? (
          <BrewDialog craft={task.craft} batch={batch} onClose={onCloseTask} />
        ) : (
          <BatchDialog craft={task.craft} batch={batch} onClose={onCloseTask} />
        ))}
      {task?.kind === 'remove' && (
        <RecordQuestion question={craftRemoval(task.craft)} onDone={onRemoved} onClose={onCloseTask} />
      )}
      {batch.lacking && <LackDialog batch={batch} lacking={batch.lacking} />}
    </>
  );
}
