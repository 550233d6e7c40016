'use client';
import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { newListeners } from '@/lib/domain/listeners';

/** Component whose code loads separately; it renders nothing on the server. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code; renders that follow show the part at once. A failed load is tried again by the next call. */
  readonly load: () => Promise<void>;
}

export interface PartFailedProps {
  readonly onRetry: () => void;
}

/**
 * Component loaded by `load` when first rendered, or before by `usePrefetch` or its own `.load`. Until then it renders
 * `Placeholder`, which gets the same props. A failed load shows `Failed` in the part's place; without it, it is thrown to the error boundary. The retry
 * of either loads again. `whenIdle` is for a part of the page itself: its code waits until the browser is idle after the
 * first paint.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
  options: { readonly whenIdle?: boolean; readonly Failed?: ComponentType<PartFailedProps> } = {},
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const listeners = newListeners();
  const start = () =>
    (loading ??= load().then(
      (component) => {
        Loaded = component;
        listeners.notify();
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));

  function Part(props: Props) {
    const Shown = useSyncExternalStore(
      listeners.subscribe,
      () => Loaded,
      () => null,
    );
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const [run] = useState(() => () => void start().catch((error: unknown) => setFailure({ error })));
    useEffect(() => {
      if (options.whenIdle && !Loaded) return whenIdle(run);
      run();
    }, [run]);
    if (failure && !options.Failed) throw failure.error;
    if (failure && options.Failed) {
      const onRetry = () => {
        setFailure(null);
        run();
      };
      return createElement(options.Failed, { onRetry });
    }
    return Shown ? createElement(Shown, props) : Placeholder ? createElement(Placeholder, props) : null;
  }
  return Object.assign(Part, { load: start });
}

const OLD_BROWSER_MS = 300;
const LATEST_MS = 3_000;

/** Runs when the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  let handle = 0;
  // Safari has no idle callbacks.
  const isOld = typeof requestIdleCallback === 'undefined';
  const wait = () => {
    handle = isOld ? window.setTimeout(run, OLD_BROWSER_MS) : requestIdleCallback(run, { timeout: LATEST_MS });
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (isOld) clearTimeout(handle);
    else cancelIdleCallback(handle);
  };
}

const ignore = () => undefined;

/**
 * Loads parts one after another when the browser is idle, so that a press shows them at once. A part that fails to load is
 * tried again when it is shown.
 */
export function usePrefetch(...parts: readonly Pick<LazyPart<never>, 'load'>[]): void {
  const load = useEffectEvent(() => {
    void parts.reduce((before, part) => before.then(() => part.load().catch(ignore)), Promise.resolve());
  });
  useEffect(() => whenIdle(() => load()), [parts.length]);
}
