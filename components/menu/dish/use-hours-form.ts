'use client';
import { useState } from 'react';
import { ApiError, call } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-endpoint';
import { menuDish, type MenuDish } from '@/lib/contract/menu';
import { saveItem } from '@/lib/contract/menu-edit';
import { CODE, type Problem } from '@/lib/contract/problem';
import type { Opening } from '@/lib/domain/opening-hours';

const same = (a: Opening, b: Opening): boolean => a.days === b.days && a.hours === b.hours;
const openingOf = ({ days, hours }: Opening): Opening => ({ days, hours });
const problemOf = (reason: unknown): Problem =>
  reason instanceof ApiError ? reason.problem : { code: CODE.internal, message: String(reason) };
const isOutrun = ({ code, field }: Problem): boolean => code === CODE.conflict && field === 'version';

/** Somebody saved the dish first. `mine` is what was painted here, where theirs stands now in its place. */
interface Outrun {
  readonly mine?: Opening;
}

/** The days and hours of one dish: only what differs is saved, and only onto the version that was read. */
export function useHoursForm(loaded: MenuDish, onDone: () => void) {
  const [base, setBase] = useState(loaded);
  const [value, setValue] = useState(() => openingOf(loaded));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [outrun, setOutrun] = useState<Outrun | null>(null);
  const { trigger } = useCommand(saveItem);

  const reread = async () => {
    const { dish } = await call(menuDish, { params: { id: base.item_id } });
    const theirs = !same(dish, base) && !same(dish, value);
    setOutrun(theirs ? { mine: value } : {});
    setBase(dish);
    if (theirs) setValue(openingOf(dish));
  };

  const save = async (): Promise<void> => {
    if (busy) return;
    if (same(value, base)) {
      onDone();
      return;
    }
    setBusy(true);
    setProblem(null);
    setOutrun(null);
    const { item_id, version } = base;
    const changes = {
      ...(value.days !== base.days && { new_days: value.days }),
      ...(value.hours !== base.hours && { new_hours: value.hours }),
    };
    try {
      await trigger({ body: { item_id, ...(version !== undefined && { version }), ...changes } });
      onDone();
    } catch (reason) {
      const refused = problemOf(reason);
      const failure = isOutrun(refused) ? await reread().catch(problemOf) : refused;
      if (failure) setProblem(failure);
    }
    setBusy(false);
  };

  return {
    value,
    change: (next: Opening) => setValue(openingOf(next)),
    dirty: !same(value, base),
    busy,
    problem,
    outrun,
    save,
  };
}
