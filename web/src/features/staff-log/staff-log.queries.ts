import { staff } from '@encina/contract/admins';
import { type StaffLogEntry, staffLog } from '@encina/contract/staff-log';
import type { StaffLogTopic } from '@encina/contract/staff-log-kinds';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callPage, type Page, queryKey } from '../../lib/api.ts';
import { asking } from '../../lib/queries.ts';

export interface Narrowed {
  readonly topic: StaffLogTopic | '';
  readonly adminId: string;
}

/** The log as far as it was asked for; looked at again, it is asked anew. */
export function useStaffLog({ topic, adminId }: Narrowed) {
  const narrowed = { ...(topic && { topic }), ...(adminId && { adminId }) };
  return useInfiniteQuery({
    queryKey: queryKey(staffLog, { query: narrowed }),
    queryFn: ({ pageParam }): Promise<Page<StaffLogEntry>> =>
      callPage(staffLog, { query: { ...narrowed, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
}

/** Whose lines may be asked for. */
export function useStaffNames() {
  return useQuery(asking(staff));
}
