import type { Reminder } from '@encina/contract/reminders';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../../../ui/loaded.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { withLanded } from '../landing.ts';
import { wallNow } from '../wall-time.ts';
import { type ListProps, ReminderGroups } from './reminder-groups.tsx';

/** One tab: its rows, or what stands in their place. */
export function ReminderList({
  query,
  empty,
  ...list
}: ListProps & { query: UseQueryResult<Reminder[]>; empty: ReactNode }) {
  if (query.isPending) {
    return <Loading shapes={['h-32', 'h-32']} />;
  }
  if (query.error) {
    return <LoadError query={query} />;
  }
  const now = wallNow(list.now, list.timeZone);
  const reminders = withLanded(query.data, list.landed, now);
  if (reminders.length === 0) return empty;
  return <ReminderGroups {...list} reminders={reminders} loadedAt={query.dataUpdatedAt} />;
}
