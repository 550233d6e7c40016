import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { toasts } from '@/components/ui/toast-store';

/** APIs that the UI kit needs and jsdom lacks. */
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }),
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
/** Sizes for the virtualiser, which measures its scroller; jsdom has no layout. */
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1000 });
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 34 });

/** Name of the setting that is true while Testing Library waits for an element. */
const WAITS = '_disableExpensiveErrorDiagnostics';
if (!(WAITS in getConfig())) throw new Error('Testing Library waits otherwise.');

/**
 * Testing Library makes an error at each attempt while it waits, and shows only the last one. Printing the document took a
 * tenth of the processor time of component tests, so such an error prints it only when its message is read.
 */
const { getElementError } = getConfig();
function elementError(message: string | null, container: Element): Error {
  if (!Reflect.get(getConfig(), WAITS)) return getElementError(message, container);
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const get = () => getElementError(message, container).message;
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

// A busy machine may take much longer than the second that Testing Library waits by default.
configure({ asyncUtilTimeout: 60_000, getElementError: elementError });

/** Keeps React's development build from taking a stack trace of each element: it takes none after too many at once. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = Reflect.get(React, INTERNALS) as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// Kept drafts of forms and open toasts must not reach the next test.
beforeEach(() => {
  toasts.clean();
  localStorage.clear();
  sessionStorage.clear();
});
