'use client';
import { useCallback, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ContextMenu } from './context-menu';
import { usePrefetch } from './lazy-part';
import type { MenuContent, MenuPlace, OpenMenu } from './menu';

export type { MenuContent, OpenMenu } from './menu';

/** Whether a key opens the context menu of the focused element. */
export const asksForMenu = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

const INDENT = 28;

/** Position of a menu opened by button or key. */
export function placeBeside(element: Element): MenuPlace {
  const { left, right, bottom } = element.getBoundingClientRect();
  const atEnd = element.matches('button, [data-menu-button]');
  return { x: atEnd ? right : Math.max(left, 0) + INDENT, y: bottom, atEnd };
}

/** Position above a button at the bottom of the screen. */
export function placeAbove(element: Element): MenuPlace {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top, atEnd: false };
}

export const placeAt = (event: MouseEvent): MenuPlace => ({ x: event.clientX, y: event.clientY, atEnd: false });

/** State of the context menu: the open one, if any, and its position. */
export function useContextMenu() {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  usePrefetch(ContextMenu);
  const open = useCallback((content: MenuContent, place: MenuPlace, from: HTMLElement | null) => {
    if (content.groups.length === 0) return;
    setMenu((before) => ({ ...content, place, from, serial: (before?.serial ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => {
    setMenu(null);
    menu?.from?.focus({ preventScroll: true });
  }, [menu]);
  return { menu, open, close };
}
