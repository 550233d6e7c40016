/** Whether Enter is held anywhere but on a button or link, which it presses. */
let isHeld = false;

const presses = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a[href], [role="button"]') !== null;
const release = () => (isHeld = false);

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', (event) => (isHeld = event.key === 'Enter' && !presses(event)), true);
  // Without `keyup` a window that lost the focus meanwhile would take Enter for held.
  for (const event of ['keyup', 'pointerdown', 'blur']) window.addEventListener(event, release, true);
}

/**
 * Whether a submission comes from Enter in a field, with or without Ctrl, rather than from a press on a button. Such a one
 * never moves money (docs/domain.md, section 20).
 */
export const isEnterHeld = (): boolean => isHeld;
