import type { Reminder } from '@encina/contract/reminders';
import { vi } from 'vitest';

const TEN_MINUTES = 600_000;

/** Stands in for the server: an agenda, and what is said of each of its reminders. */
export function serveReminders(first: readonly Reminder[]) {
  const agenda = new Map(first.map((it) => [it.id, it]));
  const answer = (id: string, state: Reminder['state']): Reminder | undefined => {
    const known = agenda.get(id);
    if (!known) return undefined;
    const now = Date.now();
    const dueAt =
      state === 'postponed' ? new Date(now + TEN_MINUTES).toISOString() : known.dateTime;
    const answeredAt = state === 'pending' ? null : new Date(now).toISOString();
    const told = { ...known, state, dueAt, answeredAt, isCompleted: state === 'done' };
    agenda.set(id, told);
    return told;
  };
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const [, id] = /reminders\/([^/]+)\/occurrences/.exec(address) ?? [];
    if (!id) return Response.json([...agenda.values()]);
    return Response.json(answer(decodeURIComponent(id), JSON.parse(String(body)).state));
  });
  return { states: () => [...agenda.values()].map(({ state }) => state) };
}
