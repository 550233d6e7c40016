'use client';
import { useEffect, useEffectEvent } from 'react';

/** Listens to events of the window for as long as the component is mounted; `options` must not change. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): void {
  const hear = useEffectEvent(listener);
  const { capture = false, passive = false } = options ?? {};
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => hear(event);
    window.addEventListener(type, listen, { capture, passive });
    return () => window.removeEventListener(type, listen, { capture });
  }, [type, capture, passive]);
}
