'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore, type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseButton } from './close-button';
import { NO_TOASTS, readToasts, subscribeToToasts, toasts, type Toast } from './toast-store';
import { cx, layout } from './classes';
import classes from './toasts.module.css';

/** Elements that toasts must not cover: buttons of dialogs, and marked elements such as totals and account. */
const KEPT_CLEAR = '[role="dialog"] :is(button, a[href]), [data-keep-clear]';
/** Pixels between a toast and the edge of the window or what it must not cover. */
const GAP = 16;
/** Duration in milliseconds of the animation that opens a dialog. */
const OPENING = 250;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of `other` under `one`. */
const covered = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Smallest distance in pixels from the bottom of the window at which `box` covers the least of `kept`. */
export function clearBottom(box: Box, kept: readonly Box[], height: number): number {
  const size = box.bottom - box.top;
  const at = (bottom: number): Box => ({ ...box, top: height - bottom - size, bottom: height - bottom });
  const coveredAt = (bottom: number) => kept.reduce((sum, other) => sum + covered(at(bottom), other), 0);
  const above = kept.map(({ top }) => height - top + GAP / 2).filter((bottom) => bottom > GAP);
  const places = [GAP, ...above.toSorted((a, b) => a - b)].filter((bottom) => height - bottom - size >= 0);
  return places.reduce((best, bottom) => (coveredAt(bottom) < coveredAt(best) ? bottom : best), GAP);
}

/** Ref of a box fixed to the bottom of the window that is moved up where it would cover something. */
function useClearOf() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const place = () => {
      const { current } = ref;
      if (!current) return;
      const kept = [...document.querySelectorAll(KEPT_CLEAR)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      current.style.bottom = `${clearBottom(current.getBoundingClientRect(), kept, window.innerHeight)}px`;
    };
    let later: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      frame = requestAnimationFrame(place);
      later = setTimeout(place, OPENING);
    };
    place();
    soon();
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      observer.disconnect();
      window.removeEventListener('resize', soon);
    };
  }, []);
  return ref;
}

const STAY_MS = 4_000;
const PLACES = ['center', 'left'] as const;

function ToastBox({ toast }: { readonly toast: Toast }) {
  const { id, title, message, color, autoClose = STAY_MS } = toast;
  const t = useTranslations('form');
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
      <div className={cx(layout.small, classes['text'])}>
        {title && <div className={classes['title']}>{title}</div>}
        <div className={classes['message']} data-titled={title ? true : undefined}>
          {message}
        </div>
      </div>
      <CloseButton aria-label={t('close')} onClick={() => toasts.hide(id)} />
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
