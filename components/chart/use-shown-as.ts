'use client';
import { useRemembered } from '@/components/ui/use-remembered';

export type ShownAs = 'chart' | 'table';

/** Whether a person looks at this chart or reads its table, remembered in this browser; `null` on the server. */
export function useShownAs(id: string): readonly [ShownAs | null, (shown: ShownAs) => void] {
  const [text, setText] = useRemembered(`chart.${id}.shown`);
  const shown = text === 'table' ? 'table' : 'chart';
  return [text === null ? null : shown, (next) => setText(next === 'chart' ? '' : next)];
}
