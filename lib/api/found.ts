import { CODE } from '@/lib/contract/problem';
import { ApiError } from './call';

/** Returns a record that was read again. @throws ApiError 2 when it is gone */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw new ApiError({ code: CODE.notFound, message: '' }, 404);
  return record;
}
