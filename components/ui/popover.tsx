'use client';
import * as Primitive from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { Anchor } from './anchor';
import { cx, layout } from './classes';
import { KEEPS_ESCAPE } from './keeps-escape';
import classes from './popover.module.css';

export interface PopoverProps {
  /** Element below which it opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly align?: 'start' | 'end';
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Pixels between the popover and the edge of the window. */
const EDGE = 5;

/** Box below an element, open while mounted; the keys stay in it. The caller returns the focus when it closes. */
export function Popover({ anchor, align = 'start', className, onClose, children, ...named }: PopoverProps) {
  const isOfAnchor = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target);
  return (
    <Primitive.Root open onOpenChange={(opened) => !opened && onClose()}>
      <Primitive.Anchor asChild>
        <Anchor element={anchor} />
      </Primitive.Anchor>
      <Primitive.Portal container={document.getElementById('main')}>
        <Primitive.Content
          {...named}
          {...KEEPS_ESCAPE}
          className={cx(layout.appears, classes['popover'], className)}
          align={align}
          sideOffset={8}
          collisionPadding={EDGE}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A press on the button closes the popover by itself.
          onPointerDownOutside={(event) => isOfAnchor(event.target) && event.preventDefault()}
          onFocusOutside={(event) => event.preventDefault()}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
