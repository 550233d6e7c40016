import { useEffect } from 'react';

const NAME = 'session';

/** Tells the browser's other tabs that somebody has signed in or out. */
export function announceSession(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Loads this tab anew when another one signed in or out: nobody goes on working under a name that is no longer theirs. */
export function useSessionOfOtherTabs(): void {
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = () => window.location.reload();
    return () => channel.close();
  }, []);
}
