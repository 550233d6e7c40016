'use client';
import { useMemo, useState } from 'react';
import { pathIds, type FolderNode } from './flatten';

/** Expanded folders: those expanded by hand, and the path to a folder when it opens. */
export function useExpanded(nodes: readonly FolderNode[], open: number) {
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => pathIds(byId, open));
  const [followed, setFollowed] = useState({ open, known: byId.has(open) });
  const known = byId.has(open);
  if (followed.open !== open || followed.known !== known) {
    setFollowed({ open, known });
    setExpanded(new Set([...expanded, ...pathIds(byId, open)]));
  }
  const setOne = (id: number, isExpanded: boolean) => {
    const next = new Set(expanded);
    if (isExpanded) next.add(id);
    else next.delete(id);
    setExpanded(next);
  };
  return { expanded, setOne };
}
