'use client';
import { useRef, type KeyboardEvent } from 'react';
import type { TreeLine } from './flatten';
import { searchText } from '@/lib/domain/search-text';

/** Milliseconds after which the next letter starts a new word. */
const TYPING_PAUSE_MS = 500;

interface TreeKeys {
  readonly lines: readonly TreeLine[];
  readonly focus: (id: number) => void;
  readonly expand: (id: number, isExpanded: boolean) => void;
  readonly open: (id: number) => void;
}

const parentOf = (lines: readonly TreeLine[], from: number): number => {
  const level = lines[from]?.level ?? 1;
  for (let index = from - 1; index >= 0; index--) if ((lines[index]?.level ?? 0) < level) return index;
  return from;
};

/** First line after `from`, wrapping, whose name starts with the typed text. */
function lineBeginning(lines: readonly TreeLine[], typed: string, from: number): number | undefined {
  const start = typed.length > 1 ? from : from + 1;
  for (let step = 0; step < lines.length; step++) {
    const index = (start + step) % lines.length;
    if (searchText(lines[index]?.node.name ?? '').startsWith(searchText(typed))) return index;
  }
  return undefined;
}

/** Keys of an ARIA tree: arrows, Home and End, Enter or Space to open, letters to search. */
export function useTreeKeys({ lines, expand, open, ...keys }: TreeKeys) {
  const typing = useRef({ text: '', at: 0 });

  const focus = (index: number) => {
    const line = lines[index];
    if (line) keys.focus(line.node.id);
  };
  const typeAhead = (letter: string, index: number, now: number) => {
    const fresh = now - typing.current.at > TYPING_PAUSE_MS;
    typing.current = { text: (fresh ? '' : typing.current.text) + letter.toLocaleLowerCase(), at: now };
    const found = lineBeginning(lines, typing.current.text, index);
    if (found !== undefined) focus(found);
  };

  const moves: Readonly<Record<string, (line: TreeLine, index: number) => void>> = {
    ArrowDown: (_, index) => focus(Math.min(index + 1, lines.length - 1)),
    ArrowUp: (_, index) => focus(Math.max(index - 1, 0)),
    Home: () => focus(0),
    End: () => focus(lines.length - 1),
    ArrowRight: (line, index) => {
      if (line.expanded) focus(index + 1);
      else if (line.expanded === false) expand(line.node.id, true);
    },
    ArrowLeft: (line, index) => {
      if (line.expanded) expand(line.node.id, false);
      else focus(parentOf(lines, index));
    },
    Enter: (line) => open(line.node.id),
    ' ': (line) => open(line.node.id),
  };

  return (event: KeyboardEvent, index: number) => {
    const line = lines[index];
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves[event.key];
    if (move) move(line, index);
    else if (event.key.length === 1) typeAhead(event.key, index, event.timeStamp);
    else return;
    event.preventDefault();
  };
}
