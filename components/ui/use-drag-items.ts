'use client';
import type { DragEvent } from 'react';

/** Draggable items of a list by index. */
export interface DragItems {
  /** Starts a drag; false prevents it. */
  readonly start?: (index: number) => boolean;
  readonly end?: () => void;
  readonly accepts: (index: number) => boolean;
  readonly drop: (index: number) => void;
}

interface Hit {
  readonly element: HTMLElement;
  readonly index: number;
}

/**
 * Native drag and drop of items in a container. `selector` finds their elements, `indexOf` reads an element's index.
 * The drop target has `data-drop`.
 */
export function useDragItems(
  selector: string,
  indexOf: (element: HTMLElement) => number,
  items: DragItems | undefined,
) {
  if (!items) return undefined;
  const hit = ({ target }: DragEvent): Hit | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    return element ? { element, index: indexOf(element) } : undefined;
  };
  const unmark = (event: DragEvent) => hit(event)?.element.removeAttribute('data-drop');
  return {
    onDragStart: (event: DragEvent) => {
      const item = hit(event);
      // In an input the mouse selects text.
      const typing = document.activeElement?.matches('input, textarea') ?? false;
      if (!item || typing || !items.start?.(item.index)) event.preventDefault();
      else {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', item.element.querySelector('[title]')?.getAttribute('title') ?? '');
      }
    },
    onDragOver: (event: DragEvent) => {
      const item = hit(event);
      if (!item || !items.accepts(item.index)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      item.element.setAttribute('data-drop', '');
    },
    onDragLeave: (event: DragEvent) => {
      const element = hit(event)?.element;
      if (!(event.relatedTarget instanceof Node && element?.contains(event.relatedTarget))) unmark(event);
    },
    onDrop: (event: DragEvent) => {
      const item = hit(event);
      unmark(event);
      if (!item || !items.accepts(item.index)) return;
      event.preventDefault();
      items.drop(item.index);
    },
    onDragEnd: () => items.end?.(),
  };
}
