/**
 * Attributes of an inline script in the head that runs before the first paint. A classic script there waits for the style
 * sheets and stops the parser meanwhile; a module does neither.
 */
export const EARLY_SCRIPT = { type: 'module', async: true, blocking: 'render' } as const;
