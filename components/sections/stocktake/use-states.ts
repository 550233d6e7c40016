'use client';
import { useCommand } from '@/lib/api/use-command';
import {
  approveCount,
  cancelCount,
  reopenCount,
  submitCount,
  type StockCount,
} from '@/lib/sections/stocktake/contract';

/** Commands that change the state of a count, whose approval is of the submission that is shown. */
export function useStates({ count_id, submitted_time }: StockCount) {
  const submit = useCommand(submitCount);
  const reopen = useCommand(reopenCount);
  const cancel = useCommand(cancelCount);
  const approve = useCommand(approveCount);
  return {
    submit: () => submit.send({ body: { count_id } }),
    reopen: () => reopen.send({ body: { count_id } }),
    cancel: () => cancel.send({ body: { count_id } }),
    approve: (write_off: readonly number[]) =>
      approve.send({
        body: { count_id, write_off: [...write_off], ...(submitted_time !== null && { submitted_time }) },
      }),
  };
}
