'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import classes from './dish-dialog.module.css';
import { DishEditor } from './dish-editor';
import { DishLoader } from './dish-loader';
import { LeaveQuestion } from './leave-question';
import type { Saved } from './saved-row';

export type DishTarget =
  { readonly kind: 'edit'; readonly item_id: number } | { readonly kind: 'create'; readonly parent_id: number };

export interface DishDialogProps {
  /** What to edit or where to create; `null` closes. */
  readonly target: DishTarget | null;
  readonly onClose: () => void;
  /** Told after a dish was saved or made, with the id that it has now; see `Saved` for an edited one. */
  readonly onSaved?: (itemId: number, saved?: Saved) => void;
}

/** A dish with all there is to know of it; asks before it throws away what was typed. */
export function DishDialog({ target, onClose, onSaved }: DishDialogProps) {
  const t = useTranslations('dish');
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const dirty = useRef(false);
  const [heading, setHeading] = useState<string | null>(null);
  const [asking, setAsking] = useState<HTMLElement | null>(null);
  const close = () => {
    dirty.current = false;
    setHeading(null);
    setAsking(null);
    onClose();
  };
  const leave = () => {
    const { activeElement } = document;
    if (dirty.current) setAsking(activeElement instanceof HTMLElement ? activeElement : document.body);
    else close();
  };
  const stay = () => {
    setAsking(null);
    asking?.focus();
  };
  const shared = { onLeave: leave, onClose: close, onSaved, onDirty: (now: boolean) => void (dirty.current = now) };
  return (
    <>
      <Modal
        opened={mounted && target !== null}
        onClose={leave}
        closeOnEscape={asking === null}
        closeOnClickOutside={asking === null}
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
      {asking && <LeaveQuestion onStay={stay} onLeave={close} />}
    </>
  );
}
