import type { BodyIn, ResponseBodyOf } from '@encina/contract/endpoint';
import {
  agenda,
  answer,
  calendar,
  history,
  list,
  preview,
  type Reminder,
  stats,
  upcoming,
} from '@encina/contract/reminders';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, callPage, type Page, queryKey } from '../../lib/api.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { send } from '../../lib/offline/outbox.ts';
import { unsent } from '../../lib/offline/waiting.ts';
import { closeNotice } from '../../lib/push-browser.ts';
import { asking, useInvalidate } from '../../lib/queries.ts';
import type { Days, Reader } from '../../lib/reader.ts';
import { useNow } from '../../lib/use-now.ts';
import { useOverDays } from '../../lib/use-over-days.ts';
import { useWhenSeen } from '../../lib/use-when-seen.ts';
import { broughtToToday } from './day-ahead.ts';
import { DAYS_AHEAD } from './landing.ts';
import { answeredAs, moreOpen, withWaiting } from './waiting-answers.ts';
import { type Span, withWritten } from './written-here.ts';

const agendaOf = (id: string, days: number) => ({ params: { id }, query: { days } });
export const agendaKey = (id: string, days = 1) => queryKey(agenda, agendaOf(id, days));

const TODAY: Span = { from: 0, to: 1 };
/** As far as the server looks ahead. */
const COMING: Span = { from: 1, to: 1 + DAYS_AHEAD };

/** What the server says of reminders, with what she wrote and answered and it does not know yet. */
function useWithWaiting({ from, to }: Span): (reminders: Reminder[]) => Reminder[] {
  const all = unsent.use();
  const timeZone = useTimeZone();
  // Without a network it is asked no more, and the days go by.
  const now = useNow();
  return useCallback(
    (reminders: Reminder[]) =>
      withWaiting(withWritten(reminders, all, { from, to }, { now, timeZone }), all),
    [all, timeZone, from, to, now],
  );
}

/** Every occurrence of today and of the days after it, with what is overdue. */
export function useAgenda(id: string, days = 1, { enabled = true } = {}) {
  const client = useQueryClient();
  const { data: ahead = [] } = useComing(id);
  const shownOf = useWithWaiting({ from: 0, to: days });
  const timeZone = useTimeZone();
  const now = useNow();
  const select = useCallback(
    (told: Reminder[]) => {
      const at = client.getQueryState(agendaKey(id, days))?.dataUpdatedAt ?? now.getTime();
      return shownOf(broughtToToday({ agenda: told, at, ahead }, days, { now, timeZone }));
    },
    [client, id, days, ahead, shownOf, now, timeZone],
  );
  return useQuery({ ...asking(agenda, agendaOf(id, days)), select, enabled });
}

/** What is known of the days after today; whoever needs it asks for it. */
export const useComing = (id: string) =>
  useQuery({ ...asking(upcoming, { params: { id } }), enabled: false });

/** The same as somebody else reads it: fresh each time that it is opened. */
export function useAgendaOf(id: string, days: number) {
  return useQuery({ ...asking(agenda, agendaOf(id, days)), refetchOnMount: 'always' });
}

export function useUpcoming(id: string) {
  return useQuery({ ...asking(upcoming, { params: { id } }), select: useWithWaiting(COMING) });
}

/** How many she has, however far off they are. */
export function useReminderCount(id: string) {
  return useQuery({ ...asking(list, { params: { id } }), select: ({ length }) => length });
}

export const reminderStatsKey = (id: string) => queryKey(stats, { params: { id } });

export function useReminderStats(id: string, { enabled = true } = {}) {
  const client = useQueryClient();
  const shownOf = useWithWaiting(TODAY);
  const select = useCallback(
    (counted: ResponseBodyOf<typeof stats>) => {
      const today = client.getQueryData<Reminder[]>(agendaKey(id)) ?? [];
      const pending = counted.pending + moreOpen(today, shownOf(today));
      return { ...counted, pending: Math.max(0, pending) };
    },
    [client, id, shownOf],
  );
  return useQuery({ ...asking(stats, { params: { id } }), select, enabled });
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

export const useReload = () => useInvalidate(agenda, upcoming, stats, history, list);

/** Asks again when the page comes back into sight: a tablet sleeps, and days go by. */
export function useReloadWhenSeen() {
  const reload = useReload();
  useWhenSeen(() => void reload());
}

type State = BodyIn<typeof answer>['state'];
export interface Answered {
  readonly reminders: readonly Reminder[];
  readonly state: State;
}

/** Says of one occurrence what she said. Where nobody answers it waits, and is shown as it will be. */
async function sayOf(userId: string, reminder: Reminder, state: State): Promise<Reminder> {
  const { id: reminderId, occurrence, title } = reminder;
  const at = Date.now();
  const sent = await send(answer, {
    userId,
    params: { id: userId, reminderId, occurrence },
    body: { state },
    what: `lo que dijiste de «${title}»`,
    tellsWhen: true,
  });
  // As the server names the notice of a reminder.
  if (state !== 'pending') void closeNotice(`reminder ${reminderId}`);
  return sent.waits ? answeredAs(reminder, state, at) : sent.answer;
}

/** Sets occurrences; saying it twice changes nothing more. */
export function useAnswer(id: string) {
  return useMutation({
    mutationFn: ({ reminders, state }: Answered) =>
      Promise.all(reminders.map((reminder) => sayOf(id, reminder, state))),
    onSettled: useReload(),
  });
}
