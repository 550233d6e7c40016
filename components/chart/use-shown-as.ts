'use client';
import { useRemembered } from '@/components/ui/use-remembered';

export type ShownAs = 'chart' | 'table';

/** Choice of chart or table, remembered in this browser; null on the server. */
export function useShownAs(id: string): readonly [ShownAs | null, (shown: ShownAs) => void] {
  const [text, setText] = useRemembered(`chart.${id}.shown`);
  const shown = text === 'table' ? 'table' : 'chart';
  return [text === null ? null : shown, (next) => setText(next === 'chart' ? '' : next)];
}
