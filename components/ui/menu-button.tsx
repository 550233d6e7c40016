'use client';
import { useCallback, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { lazyPart, usePrefetch } from './lazy-part';
import type { ButtonMenuProps, MenuGroup } from './menu';

/** Attributes of the button that opens the menu. */
export interface MenuTrigger {
  readonly id: string;
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
}

export interface MenuButtonProps {
  readonly groups: readonly MenuGroup[];
  readonly position?: 'bottom-start' | 'bottom-end';
  /** The button is in a dialog, which must contain its menu. */
  readonly inDialog?: boolean;
  readonly children: (trigger: MenuTrigger) => ReactNode;
}

/** The open menu. */
export const MenuPart = lazyPart<ButtonMenuProps>(() =>
  import('./menu-button-part').then((module) => module.MenuButtonPart),
);

/** Button with a menu, whose code loads when the browser is idle; a press before that opens it once it has loaded. */
export function MenuButton({ groups, position = 'bottom-end', inDialog = false, children }: MenuButtonProps) {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  usePrefetch(MenuPart);
  const close = useCallback(() => {
    setOpened(false);
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {children({
        id,
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
        onClick: () => setOpened(!opened),
        onPointerEnter: () => void MenuPart.load().catch(() => undefined),
      })}
      {opened && (
        <MenuPart id={id} trigger={ref} onClose={close} groups={groups} position={position} inDialog={inDialog} />
      )}
    </>
  );
}
