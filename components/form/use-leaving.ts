'use client';
import { createContext, use, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';

/** Control of a dialog for its content. */
export interface DialogControl {
  /** Closes without a question. */
  readonly close: () => void;
  /** Closes, or calls `then` instead; asks first if there are unsaved changes. */
  readonly leave: (then?: () => void) => void;
  /** Registers unsaved changes of the part `id`, and how to discard them. */
  readonly hold: (id: string, discard: (() => void) | null) => void;
  /** Hides the dialog, without closing it, or shows it again. */
  readonly hide: (hidden: boolean) => void;
}

const OUTSIDE: DialogControl = {
  close: () => undefined,
  leave: (then) => then?.(),
  hold: () => undefined,
  hide: () => undefined,
};
export const DialogContext = createContext<DialogControl>(OUTSIDE);

/** Control of the enclosing dialog. */
export const useDialog = (): DialogControl => use(DialogContext);

/** Makes the enclosing dialog ask before closing while `unsaved`; `onDiscard` is called on "do not save". */
export function useHold(unsaved: boolean, onDiscard?: () => void): void {
  const { hold } = useDialog();
  const id = useId();
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => {
    hold(id, unsaved ? () => discard() : null);
    return () => hold(id, null);
  }, [hold, id, unsaved]);
}

/** Hides the enclosing dialog while `hidden`. */
export function useHiding(hidden: boolean): void {
  const { hide } = useDialog();
  useEffect(() => {
    if (!hidden) return;
    hide(true);
    return () => hide(false);
  }, [hide, hidden]);
}

/** State of leaving a dialog with unsaved changes. */
export function useLeaving(onClose: () => void) {
  const unsaved = useRef(new Map<string, () => void>());
  const closing = useRef(onClose);
  useEffect(() => {
    closing.current = onClose;
    // A form that finishes after its dialog closed must not close the next one.
    return () => void (closing.current = () => undefined);
  });
  const [hidden, hide] = useState(false);
  const [pending, setPending] = useState<{ readonly then: () => void } | null>(null);
  const control = useMemo<DialogControl>(() => {
    const close = () => closing.current();
    return {
      close,
      leave: (then = close) => {
        if (unsaved.current.size > 0) setPending({ then });
        else then();
      },
      hold: (id, discard) => {
        if (discard) unsaved.current.set(id, discard);
        else unsaved.current.delete(id);
      },
      hide,
    };
  }, []);
  return {
    control,
    hidden,
    asking: pending !== null,
    stay: () => setPending(null),
    discard: () => {
      unsaved.current.forEach((forget) => forget());
      unsaved.current.clear();
      setPending(null);
      pending?.then();
    },
  };
}
