'use client';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { CloseButton } from './close-button';
import { NO_TOASTS, readToasts, subscribeToToasts, toasts, type Toast } from './toast-store';
import classes from './toasts.module.css';
import { useClearOf } from './use-clear-of';

const STAY_MS = 4_000;
const PLACES = ['center', 'left'] as const;

function ToastBox({ toast }: { readonly toast: Toast }) {
  const { id, title, message, color, autoClose = STAY_MS, closeLabel } = toast;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || autoClose === false) return undefined;
    const timer = setTimeout(() => toasts.hide(id), autoClose);
    return () => clearTimeout(timer);
  }, [id, autoClose, isHeld]);
  return (
    <div
      role="alert"
      className={classes['toast']}
      data-color={color}
      // A toast stays while the pointer moves over it, not where it rises under a pointer at rest.
      onMouseMove={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <div className={classes['text']}>
        {title && <div className={classes['title']}>{title}</div>}
        <div className={classes['message']} data-titled={title ? true : undefined}>
          {message}
        </div>
      </div>
      <CloseButton aria-label={closeLabel} onClick={() => toasts.hide(id)} />
    </div>
  );
}

/** Box of toasts at the bottom, raised above what must stay visible. */
function ClearPlace({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  const box = useClearOf();
  return (
    <div ref={box} className={classes['place']} data-place={place}>
      {children}
    </div>
  );
}

/** The toasts of the page, at its bottom: in the middle, or at the left. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToasts, readToasts, () => NO_TOASTS);
  return PLACES.map((place) => {
    const here = shown.filter((toast) => (toast.place ?? 'center') === place);
    if (here.length === 0) return null;
    return (
      <ClearPlace key={place} place={place}>
        {here.map((toast) => (
          <ToastBox key={toast.id} toast={toast} />
        ))}
      </ClearPlace>
    );
  });
}
