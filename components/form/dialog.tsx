'use client';
import type { ReactNode } from 'react';
import { DialogWindow, type DialogWindowProps } from './dialog-window';
import { LeaveQuestion, type LeaveWords } from './leave-question';
import { DialogContext, useLeaving, type DialogControl } from './use-leaving';

export interface DialogProps extends Omit<DialogWindowProps, 'children'> {
  /** The question before unsaved changes are lost, where the common words do not fit. */
  readonly leaveWords?: LeaveWords;
  readonly children: ReactNode | ((dialog: DialogControl) => ReactNode);
}

/** Every dialog of a feature: a window that asks before what its content holds (`useHold`) is lost. */
export function Dialog({ onClose, leaveWords, children, ...frame }: DialogProps) {
  const { control, asking, stay, discard } = useLeaving(onClose);
  return (
    <>
      <DialogWindow {...frame} onClose={() => control.leave()}>
        <DialogContext value={control}>{typeof children === 'function' ? children(control) : children}</DialogContext>
      </DialogWindow>
      {asking && <LeaveQuestion onStay={stay} onLeave={discard} {...leaveWords} />}
    </>
  );
}
