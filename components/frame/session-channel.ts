import { useEffect } from 'react';

let channel: BroadcastChannel | undefined;

/** One channel for the tab: it does not receive its own messages. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('session');
  return channel;
}

/** Notifies the browser's other tabs of a sign-in or sign-out. */
export const announceSession = (): void => open()?.postMessage('changed');

/** Reloads this tab when another one signed in or out, so that nobody works under a wrong name. */
export function useSessionOfOtherTabs(): void {
  useEffect(() => {
    const reload = () => window.location.reload();
    open()?.addEventListener('message', reload);
    return () => channel?.removeEventListener('message', reload);
  }, []);
}
