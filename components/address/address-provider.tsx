'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { AddressContext, follower, joined } from './use-address';

interface Shown {
  /** Address of the router. */
  readonly routed: string;
  readonly address: string;
  /** Addresses written but not yet shown by the router, oldest first. */
  readonly written: readonly string[];
}

/** State after the router shows another address. An address that was not written here comes from a link, and wins. */
function routedTo(routed: string, { address, written }: Shown): Shown {
  const at = written.indexOf(routed);
  if (at < 0) return { routed, address: routed, written: [] };
  return { routed, address, written: routed === address ? [] : written.slice(at + 1) };
}

/**
 * Address for the screens in it. A write of theirs renders them alone and at once; the router, which applies each address
 * a moment later, then renders nothing but this provider.
 */
export function AddressProvider({ children }: { readonly children: ReactNode }) {
  const params = useSearchParams();
  const routed = joined(usePathname(), new URLSearchParams(params));
  const [shown, setShown] = useState<Shown>({ routed, address: routed, written: [] });
  if (shown.routed !== routed) setShown(routedTo(routed, shown));
  const isSettled = shown.written.length === 0;
  useEffect(() => {
    if (isSettled) follower.last = null;
  }, [isSettled, shown.address]);
  useEffect(() => {
    const show = (address: string) =>
      setShown((before) => ({
        routed: before.routed,
        address,
        // The router may first show addresses that are still pending, even if it shows this one now.
        written: address === before.routed && before.written.length === 0 ? [] : [...before.written, address],
      }));
    // Back and Forward within a page show at once, too; another page comes from the router.
    const step = () => {
      const { pathname, search } = window.location;
      const address = joined(pathname, new URLSearchParams(search));
      follower.last = null;
      setShown((before) => ({
        routed: before.routed,
        written: [],
        address: before.address.split('?')[0] === pathname ? address : before.address,
      }));
    };
    follower.show = show;
    window.addEventListener('popstate', step);
    return () => {
      follower.show = () => undefined;
      window.removeEventListener('popstate', step);
    };
  }, []);
  return <AddressContext value={shown.address}>{children}</AddressContext>;
}
