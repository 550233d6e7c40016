/** Whether Enter is held down on anything but a button or a link, which it would press. */
let isHeld = false;

const presses = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a[href], [role="button"]') !== null;
const release = () => (isHeld = false);

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', (event) => (isHeld = event.key === 'Enter' && !presses(event)), true);
  // A window that loses the focus gets no `keyup`; the blur ends the hold too.
  for (const event of ['keyup', 'pointerdown', 'blur']) window.addEventListener(event, release, true);
}

/**
 * Whether a submission comes from Enter in a field, with or without Ctrl, rather than from a press on a button. Enter in a
 * field never moves money (docs/domain.md, section 20).
 */
export const isEnterHeld = (): boolean => isHeld;
