'use client';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Anchor } from './anchor';
import { cx, layout as looks } from './classes';
import { KEEPS_ESCAPE } from './keeps-escape';
import classes from './menu.module.css';
import popover from './popover.module.css';

interface MenuSurfaceProps extends Pick<Menu.DropdownMenuContentProps, 'align' | 'sideOffset' | 'className'> {
  /** Id of the menu. */
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  /** Element below which it opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Stays in its place of the document, inside a dialog; in the page's main part without it. */
  readonly inPlace?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Pixels between the menu and the edge of the window. */
const EDGE = 5;

/** Focuses the first entry as it mounts. */
function FirstFocus({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>('[role^="menuitem"]:not(:disabled)')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} role="presentation">
      {children}
    </div>
  );
}

/** Open menu, with the usual keys; its first entry has the focus. The caller returns the focus when it closes. */
export function MenuSurface({ anchor, inPlace = false, onClose, children, ...content }: MenuSurfaceProps) {
  const isOfAnchor = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target);
  const surface = (
    <Menu.Content
      aria-labelledby={undefined}
      {...content}
      {...KEEPS_ESCAPE}
      className={cx(looks.appears, popover['popover'], classes['menu'], content.className)}
      side="bottom"
      collisionPadding={EDGE}
      loop
      onCloseAutoFocus={(event) => event.preventDefault()}
      // A press on the button closes the menu by itself.
      onPointerDownOutside={(event) => isOfAnchor(event.target) && event.preventDefault()}
      onFocusOutside={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
    >
      <FirstFocus>{children}</FirstFocus>
    </Menu.Content>
  );
  return (
    <Menu.Root open modal={false} onOpenChange={(opened) => !opened && onClose()}>
      <Menu.Trigger asChild>
        <Anchor element={anchor} />
      </Menu.Trigger>
      {inPlace ? surface : <Menu.Portal container={document.getElementById('main')}>{surface}</Menu.Portal>}
    </Menu.Root>
  );
}
