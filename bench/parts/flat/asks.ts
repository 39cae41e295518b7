import { type Person, type Town, tokenOf } from '../../data/plan.ts';
import { type Ask, reading } from '../../support/asks.ts';
import { periodOf } from '../../support/period.ts';

/** The lists and figures that must not grow with the town, nor with what lies behind her. */
export function asksOf({ id: townId, deviceId }: Town, { id }: Person): Record<string, Ask> {
  const tablet = { cookie: `encina_device=${tokenOf(deviceId)}` };
  const own = { cookie: `encina_user=${tokenOf(id)}` };
  const people = `/api/users?municipalityId=${townId}`;
  const of = (path: string) => reading(`/api/users/${id}/${path}`, own);
  return {
    'the picker, first 36 people': reading(`${people}&limit=36`, tablet),
    'the picker, from the letter m': reading(`${people}&limit=36&from=m`, tablet),
    'the picker, a search': reading(`${people}&limit=36&search=gomez`, tablet),
    'one person': reading(`/api/users/${id}`, own),
    'reminders: list': of('reminders'),
    'reminders: of today': of('reminders/agenda'),
    'reminders: upcoming': of('reminders/upcoming'),
    'reminders: history': of('reminders/history'),
    'reminders: figures of 90 days': of(`reminders/stats?${periodOf(90)}`),
    'figures of 30 days': of(`metrics?${periodOf(30)}`),
    'areas of 30 days': of(`metrics/areas?${periodOf(30)}`),
    'scores: best': of('scores/best?gameType=math'),
    'memories: first page': of('media?limit=50'),
    'memories: on this day': of('media/on-this-day'),
    'memories: figures': of('media/stats'),
    messages: of('support-messages'),
  };
}
