import type { BodyIn } from '@encina/contract/endpoint';
import {
  agenda,
  answer,
  calendar,
  create,
  history,
  list,
  preview,
  type Reminder,
  remove,
  stats,
  upcoming,
  update,
} from '@encina/contract/reminders';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, type Page, queryKey } from '../../lib/api.ts';
import type { Days, Reader } from '../../lib/reader.ts';
import { useOverDays } from '../../lib/use-over-days.ts';
import { useWhenSeen } from '../../lib/use-when-seen.ts';

const agendaOf = (id: string, days: number) => ({ params: { id }, query: { days } });
export const agendaKey = (id: string, days = 1) => queryKey(agenda, agendaOf(id, days));

/** Every occurrence of today and of the days after it, with what is overdue. */
export function useAgenda(id: string, days = 1, { enabled = true } = {}) {
  return useQuery({
    queryKey: agendaKey(id, days),
    queryFn: () => call(agenda, agendaOf(id, days)),
    enabled,
  });
}

/** The same as somebody else reads it: fresh each time that it is opened. */
export function useAgendaOf(id: string, days: number) {
  const input = { params: { id }, query: { days } };
  return useQuery({
    queryKey: queryKey(agenda, input),
    queryFn: () => call(agenda, input),
    refetchOnMount: 'always',
  });
}

export function useUpcoming(id: string) {
  const input = { params: { id } };
  return useQuery({ queryKey: queryKey(upcoming, input), queryFn: () => call(upcoming, input) });
}

/** How many she has, however far off they are. */
export function useReminderCount(id: string) {
  const input = { params: { id } };
  return useQuery({
    queryKey: queryKey(list, input),
    queryFn: () => call(list, input),
    select: ({ length }) => length,
  });
}

export const reminderStatsKey = (id: string) => queryKey(stats, { params: { id } });

export function useReminderStats(id: string, { enabled = true } = {}) {
  return useQuery({
    queryKey: reminderStatsKey(id),
    queryFn: () => call(stats, { params: { id } }),
    enabled,
  });
}

/** The same over the last days. */
export function useReminderStatsOver(id: string, days: Days, reader: Reader) {
  return useOverDays(stats, { id, days, reader }, ({ input, options }) =>
    call(stats, input, options),
  );
}

/** Where the iCalendar file is; the browser downloads it with its own session. */
export const calendarAddress = (id: string): string =>
  calendar.path.replace(':id', encodeURIComponent(id));

/** What became of them, a week a page. */
export function useHistory(id: string) {
  return useInfiniteQuery({
    queryKey: queryKey(history, { params: { id } }),
    queryFn: ({ pageParam }): Promise<Page<Reminder>> =>
      callPage(history, { params: { id }, query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
}

export function usePreview(id: string, body: BodyIn<typeof preview> | undefined) {
  return useQuery({
    queryKey: ['reminder preview', id, body],
    queryFn: () => call(preview, { params: { id }, body: body ?? { dateTime: '' } }),
    enabled: body !== undefined,
  });
}

function reload(client: QueryClient) {
  const stale = [agenda, upcoming, stats, history, list].map((endpoint) =>
    client.invalidateQueries({ queryKey: queryKey(endpoint) }),
  );
  return Promise.all(stale);
}

/** Asks again when the page comes back into sight: a tablet sleeps, and days go by. */
export function useReloadWhenSeen() {
  const client = useQueryClient();
  useWhenSeen(() => void reload(client));
}

type State = BodyIn<typeof answer>['state'];
export interface Answered {
  readonly reminders: readonly Pick<Reminder, 'id' | 'occurrence'>[];
  readonly state: State;
}

/** Sets occurrences; saying it twice changes nothing more. */
export function useAnswer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reminders, state }: Answered) =>
      Promise.all(
        reminders.map(({ id: reminderId, occurrence }) =>
          call(answer, { params: { id, reminderId, occurrence }, body: { state } }),
        ),
      ),
    onSettled: () => reload(client),
  });
}

export type ReminderBody = BodyIn<typeof create>;

/** Creates one, or changes the one that is named. */
export function useSaveReminder(id: string, reminderId?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: ReminderBody; key: string }) =>
      reminderId
        ? call(update, { params: { id, reminderId }, body })
        : call(create, { params: { id }, body }, { idempotencyKey: key }),
    onSuccess: () => reload(client),
  });
}

export function useRemoveReminder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reminderId: string) => call(remove, { params: { id, reminderId } }),
    onSuccess: () => reload(client),
  });
}
