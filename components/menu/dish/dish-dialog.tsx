'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLeaving } from '@/components/form/use-leaving';
import classes from './dish-dialog.module.css';
import { DishEditor } from './dish-editor';
import { DishLoader } from './dish-loader';
import { DishLeaveQuestion } from './leave-question';
import type { Saved } from './saved-row';

export type DishTarget =
  { readonly kind: 'edit'; readonly item_id: number } | { readonly kind: 'create'; readonly parent_id: number };

export interface DishDialogProps {
  /** What to edit or where to create; `null` closes. */
  readonly target: DishTarget | null;
  /** Everything can be read and nothing changed. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
  /** Told after a dish was saved or made, with the id that it has now; see `Saved` for an edited one. */
  readonly onSaved?: (itemId: number, saved?: Saved) => void;
}

/** A dish with all there is to know of it; asks before it throws away what was typed. */
export function DishDialog({ target, readOnly = false, onClose, onSaved }: DishDialogProps) {
  const t = useTranslations('dish');
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const [heading, setHeading] = useState<string | null>(null);
  const { asking, hold, leave, close, stay, discard } = useLeaving(() => {
    setHeading(null);
    onClose();
  });
  const shared = { readOnly, onLeave: leave, onClose: close, onSaved, onDirty: hold };
  return (
    <>
      <Modal
        opened={mounted && target !== null}
        onClose={leave}
        closeOnEscape={!asking}
        closeOnClickOutside={!asking}
        title={target?.kind === 'create' ? t('newDish') : (heading ?? t('dish'))}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: 120, transition: 'fade' }}
        classNames={{
          inner: classes['inner'] ?? '',
          content: classes['content'] ?? '',
          header: classes['header'] ?? '',
          title: classes['title'] ?? '',
          body: classes['body'] ?? '',
        }}
      >
        {target?.kind === 'create' && (
          <DishEditor key={target.parent_id} loaded={null} parentId={target.parent_id} {...shared} />
        )}
        {target?.kind === 'edit' && (
          <DishLoader key={target.item_id} itemId={target.item_id} onName={setHeading} {...shared} />
        )}
      </Modal>
      {asking && <DishLeaveQuestion onStay={stay} onLeave={discard} />}
    </>
  );
}
