/** Attribute of what closes by Escape itself, so that the dialog around it stays. */
export const KEEPS_ESCAPE = { 'data-keeps-escape': true } as const;

/** Whether Escape belongs to a list, menu or calendar inside a dialog. */
export const keepsEscape = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-keeps-escape]') !== null;
