import {
  type Mood,
  type MoodKind,
  moodKind,
  moods,
  sayMood,
  takeMoodBack,
} from '@encina/contract/moods';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, queryKey } from '../../lib/api.ts';
import { localDay } from '../../lib/dates.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { send } from '../../lib/offline/outbox.ts';
import { unsent, type Waiting } from '../../lib/offline/waiting.ts';
import { useChanging } from '../../lib/queries.ts';

/** What the server knows, with what she said or took back and it does not know yet. */
function withWaiting(known: Mood[], all: readonly Waiting[], timeZone: string): Mood[] {
  const last = all.findLast(({ path }) => path === sayMood.path);
  if (!last) return known;
  const day = localDay(last.at, timeZone);
  const others = known.filter((mood) => mood.day !== day);
  const mood = moodKind.safeParse(last.body?.mood);
  return mood.success ? [{ day, mood: mood.data }, ...others] : others;
}

export const moodsKey = (id: string) => queryKey(moods, { params: { id } });

/** How she said she was, the last seven days. `asStaff`: for the town hall's own session. */
export function useMoods(id: string, { asStaff = false } = {}) {
  const input = { params: { id } };
  const all = unsent.use();
  const timeZone = useTimeZone();
  return useQuery({
    queryKey: moodsKey(id),
    queryFn: () => call(moods, input, { asStaff }),
    select: useCallback((known: Mood[]) => withWaiting(known, all, timeZone), [all, timeZone]),
  });
}

export function useSayMood(id: string) {
  return useChanging((mood: MoodKind) => {
    const what = 'cómo estabas';
    return send(sayMood, { userId: id, params: { id }, body: { mood }, what, tellsWhen: true });
  }, moods);
}

export function useTakeMoodBack(id: string) {
  return useChanging(
    () =>
      send(takeMoodBack, {
        userId: id,
        params: { id },
        body: {},
        what: 'cómo estabas',
        tellsWhen: true,
      }),
    moods,
  );
}
