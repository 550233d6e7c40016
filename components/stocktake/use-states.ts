'use client';
import { useCommand } from '@/lib/api/use-endpoint';
import { approveCount, cancelCount, reopenCount, submitCount } from '@/lib/contract/stock-count';

/** What takes a count from one state to the next; each reads the count anew when it is done. */
export function useStates(count_id: number) {
  const submit = useCommand(submitCount);
  const reopen = useCommand(reopenCount);
  const cancel = useCommand(cancelCount);
  const approve = useCommand(approveCount);
  return {
    submit: () => submit.trigger({ body: { count_id } }),
    reopen: () => reopen.trigger({ body: { count_id } }),
    cancel: () => cancel.trigger({ body: { count_id } }),
    approve: (write_off: readonly number[]) => approve.trigger({ body: { count_id, write_off: [...write_off] } }),
  };
}
