'use client';
import type { ReactNode } from 'react';
import { DialogWindow } from './dialog-window';
import type { DialogWindowProps } from './dialog-window-props';
import { LeaveQuestion, type LeaveWords } from './leave-question';
import { DialogContext, useLeaving, type DialogControl } from './use-leaving';

export interface DialogProps extends Omit<DialogWindowProps, 'children'> {
  /** Question before unsaved changes are discarded, if the common text does not fit. */
  readonly leaveWords?: LeaveWords;
  readonly children: ReactNode | ((dialog: DialogControl) => ReactNode);
}

/** Dialog of a feature: asks before unsaved changes of its content (`useHold`) are discarded. */
export function Dialog({ onClose, leaveWords, children, ...frame }: DialogProps) {
  const { control, hidden, asking, stay, discard } = useLeaving(onClose);
  return (
    <>
      <DialogWindow {...frame} hidden={hidden} onClose={() => control.leave()}>
        <DialogContext value={control}>{typeof children === 'function' ? children(control) : children}</DialogContext>
      </DialogWindow>
      {asking && <LeaveQuestion onStay={stay} onLeave={discard} {...leaveWords} />}
    </>
  );
}
