import { complete, list, type Reminder, stats } from '@encina/contract/reminders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

export function useReminders(id: string) {
  return useQuery({
    queryKey: queryKey(list, { params: { id } }),
    queryFn: () => call(list, { params: { id } }),
  });
}

export function useReminderStats(id: string) {
  return useQuery({
    queryKey: queryKey(stats, { params: { id } }),
    queryFn: () => call(stats, { params: { id } }),
  });
}

/** Sets one occurrence; saying it twice changes nothing more. */
export function useComplete(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: reminderId, occurrence }: Reminder) =>
      call(complete, { params: { id, reminderId }, body: { isCompleted: true, occurrence } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey(list) }),
        client.invalidateQueries({ queryKey: queryKey(stats) }),
      ]),
  });
}
