import { useEffect } from 'react';

let channel: BroadcastChannel | undefined;

/** One for the whole tab: what a channel posts does not come back to itself. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('session');
  return channel;
}

/** Tells the browser's other tabs that somebody has signed in or out. */
export const announceSession = (): void => open()?.postMessage('changed');

/** Loads this tab anew when another one signed in or out: nobody goes on working under a name that is no longer theirs. */
export function useSessionOfOtherTabs(): void {
  useEffect(() => {
    const reload = () => window.location.reload();
    open()?.addEventListener('message', reload);
    return () => channel?.removeEventListener('message', reload);
  }, []);
}
