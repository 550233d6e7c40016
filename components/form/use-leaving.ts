'use client';
import { createContext, use, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';

/** What the content of a dialog may do with it. */
export interface DialogControl {
  /** Closes: nothing is left to lose. */
  readonly close: () => void;
  /** Closes, or does `then` instead; asks first if something unsaved would be lost. */
  readonly leave: (then?: () => void) => void;
  /** Says whether the part of the dialog named `id` holds something unsaved, and how to throw that away. */
  readonly hold: (id: string, discard: (() => void) | null) => void;
}

const OUTSIDE: DialogControl = { close: () => undefined, leave: (then) => then?.(), hold: () => undefined };
export const DialogContext = createContext<DialogControl>(OUTSIDE);

/** The dialog around a component. */
export const useDialog = (): DialogControl => use(DialogContext);

/** Makes the dialog around ask before it is left, for as long as `unsaved`; `onDiscard` is called on "do not save". */
export function useHold(unsaved: boolean, onDiscard?: () => void): void {
  const { hold } = useDialog();
  const id = useId();
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => {
    hold(id, unsaved ? () => discard() : null);
    return () => hold(id, null);
  }, [hold, id, unsaved]);
}

/** Leaving a dialog that may hold something unsaved. */
export function useLeaving(onClose: () => void) {
  const unsaved = useRef(new Map<string, () => void>());
  const closing = useRef(onClose);
  useEffect(() => {
    closing.current = onClose;
    // A form that is done after its dialog was closed must not close the next one.
    return () => void (closing.current = () => undefined);
  });
  const [asked, setAsked] = useState<{ readonly then: () => void } | null>(null);
  const control = useMemo<DialogControl>(() => {
    const close = () => closing.current();
    return {
      close,
      leave: (then = close) => {
        if (unsaved.current.size > 0) setAsked({ then });
        else then();
      },
      hold: (id, discard) => {
        if (discard) unsaved.current.set(id, discard);
        else unsaved.current.delete(id);
      },
    };
  }, []);
  return {
    control,
    asking: asked !== null,
    stay: () => setAsked(null),
    discard: () => {
      unsaved.current.forEach((forget) => forget());
      unsaved.current.clear();
      setAsked(null);
      asked?.then();
    },
  };
}
