import { z } from 'zod';
import { metrics } from './activity.ts';
import { takenAlerts } from './alerts.ts';
import { hers } from './audiences.ts';
import { last } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { score } from './games.ts';
import { stats as mediaStats } from './media.ts';
import { message } from './messages.ts';
import { mood } from './moods.ts';
import { proposal } from './proposals.ts';
import { list as reminderFiles } from './reminder-files.ts';
import { reminder, stats as reminderStats } from './reminders.ts';
import { acceptedTerms, personTerms } from './terms.ts';
import { ownUser } from './users.ts';

/** Days of which home tells: of her activity and of her moods. */
export const HOME_DAYS = 7;

/** Each part is what its own endpoint answers; of the terms, no more than what she is asked with. */
export const homeParts = z.object({
  user: ownUser,
  agenda: z.array(reminder),
  reminders: reminderStats.response,
  reminderFiles: reminderFiles.response,
  messages: z.array(message),
  proposals: z.array(proposal),
  taken: takenAlerts.response,
  scores: z.array(score),
  media: mediaStats.response,
  chat: last.response,
  week: metrics,
  moods: z.array(mood),
  terms: personTerms.extend({ accepted: acceptedTerms.pick({ version: true }).nullable() }),
});
export type HomeParts = z.output<typeof homeParts>;

export const home = endpoint(hers('GET', '/api/users/:id/home'), {
  summary:
    'All that the first screen of a person tells: herself, what is to be done today, messages, the last rounds, the last seven days; answers 304 while nothing of it has changed.',
  changesWithHer: true,
  response: homeParts,
});
