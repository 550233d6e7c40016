'use client';
import { FocusScope } from '@radix-ui/react-focus-scope';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { RemoveScroll } from 'react-remove-scroll';
import { cx, layout as looks } from '@/components/ui/classes';
import { CloseButton } from '@/components/ui/close-button';
import { keepsEscape } from '@/components/ui/keeps-escape';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { useDialogLevel } from './dialog-stack';
import classes from './dialog.module.css';
import type { DialogWindowProps } from './dialog-window-props';

/**
 * Returns the focus on unmount to the element that had it before, unless it was moved meanwhile. If that element is gone
 * or disabled, the dialog below gets the focus, or the page.
 */
function useFocusReturn(): void {
  // Before the first effect, because the content takes the focus as it mounts.
  const [from] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The focused element left with the dialog, so the body has the focus.
      const isLost = () => document.activeElement === document.body;
      if (isLost() && from instanceof HTMLElement) from.focus({ preventScroll: true });
      const below = [...document.querySelectorAll<HTMLElement>('[role=dialog], main')].at(-1);
      if (isLost()) below?.focus({ preventScroll: true });
    },
    [from],
  );
}

/** Focuses what had the focus before `hidden`, because a hidden element loses it. */
function useFocusKept(hidden: boolean): void {
  useEffect(() => {
    if (!hidden) return;
    const origin = document.activeElement;
    return () => {
      if (origin instanceof HTMLElement) origin.focus();
    };
  }, [hidden]);
}

const BASE_LAYER = 200;
const FOCUSABLE = 'a[href], input, select, textarea, button, [tabindex]';

/** Focuses what the content marks by `data-autofocus`, or its first control, unless something in it has the focus. */
function focusFirst(event: Event): void {
  event.preventDefault();
  const { currentTarget: box } = event;
  if (!(box instanceof HTMLElement)) return;
  // Later, so that the key that opened the dialog presses nothing in it.
  setTimeout(() => {
    if (box.contains(document.activeElement)) return;
    const controls = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const first = controls.find((one) => one.tabIndex >= 0 && !one.matches(':disabled'));
    (box.querySelector<HTMLElement>('[data-autofocus]') ?? first ?? box).focus({ preventScroll: true });
  });
}

const preventDefault = (event: Event) => event.preventDefault();
const sizeOf = (size: number | string) => (typeof size === 'number' ? `${size / 16}rem` : size);

/** The window of a dialog. */
export function DialogWindowPart(props: DialogWindowProps) {
  const { title, layout, size, yOffset, hidden = false, closeLabel, onClose, children, ...options } = props;
  const t = useTranslations('form');
  const id = useId();
  const { level, isTop } = useDialogLevel();
  useFocusReturn();
  useFocusKept(hidden);
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && isTop && !hidden && !event.isComposing && !keepsEscape(event.target)) onClose();
    },
    { capture: true },
  );
  const closesOutside = isTop && !hidden && options.closeOnClickOutside !== false;
  const place = {
    '--layer': BASE_LAYER + level,
    ...(size !== undefined && { '--size': sizeOf(size) }),
    ...(yOffset !== undefined && { '--top': yOffset }),
  } as CSSProperties;
  const isBare = layout === 'bare';
  return createPortal(
    <RemoveScroll>
      <div className={classes['place']} style={place} data-above={level > 0 || undefined}>
        <div
          className={cx(looks.appears, classes['overlay'])}
          // The second click of a double click that opened the dialog lands here.
          onClick={({ detail }) => closesOutside && detail < 2 && onClose()}
        />
        <div className={classes['inner']} data-top={yOffset !== undefined || undefined}>
          <FocusScope asChild loop onMountAutoFocus={focusFirst} onUnmountAutoFocus={preventDefault}>
            <section
              role="dialog"
              aria-modal
              aria-label={isBare ? title : undefined}
              aria-labelledby={isBare ? undefined : `${id}-title`}
              aria-describedby={`${id}-body`}
              className={cx(looks.appears, classes['content'], layout && classes[layout])}
              style={hidden ? { visibility: 'hidden' } : undefined}
            >
              {!isBare && (
                // Not a banner: two dialogs would be two landmarks.
                <header role="presentation" className={classes['head']}>
                  <h2 id={`${id}-title`} className={classes['title']}>
                    {title}
                  </h2>
                  <CloseButton
                    size={layout === 'drawer' ? 34 : 'md'}
                    aria-label={closeLabel ?? t('close')}
                    onClick={onClose}
                  />
                </header>
              )}
              <div id={`${id}-body`} className={classes['body']}>
                {children}
              </div>
            </section>
          </FocusScope>
        </div>
      </div>
    </RemoveScroll>,
    document.body,
  );
}
