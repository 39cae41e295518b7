import { MOST_ALERTS } from '@encina/contract/alerts';
import type { ExpressionBuilder } from 'kysely';
import { inSeconds } from '../../core/clock.ts';
import type { Executor } from '../../db/database.ts';
import { onAll, onShared } from '../../db/on-all.ts';
import type { Tables } from '../../db/schema.ts';
import { TOWN } from './told.ts';

type Joined = Tables & { alerts: Tables['alerts'] };

/** Alerts as those see them who were told, and who may still be. */
export function listedAlertsRepo(db: Executor) {
  const listed = (toldId: string) =>
    db
      .selectFrom('alert_steps')
      .innerJoin('alerts', (join) =>
        onAll(join, ['alerts.id', 'alert_steps.alert_id'], ['alerts.round', 'alert_steps.round']),
      )
      .innerJoin('users', 'users.id', 'alerts.user_id')
      .innerJoin('municipalities', 'municipalities.id', 'users.municipality_id')
      // No settings, no consent.
      .innerJoin('alert_settings', 'alert_settings.user_id', 'alerts.user_id')
      .leftJoin('reminder_occurrences', (join) =>
        onShared(join, ['reminder_occurrences', 'alerts'], ['reminder_id', 'occurrence']),
      )
      .selectAll('alerts')
      .select(['users.name as user_name', 'municipalities.time_zone', 'alert_steps.told_at'])
      .select('reminder_occurrences.state as answer')
      .where('alert_steps.told_id', '=', toldId)
      .where('users.is_active', '=', 1)
      .orderBy('alert_steps.told_at', 'desc')
      .orderBy('alerts.id')
      .limit(MOST_ALERTS);
  return {
    /** What a relative or carer was told who is still to be told. @param since ended before, it is not shown any more */
    ofRelative: (supportPersonId: string, since: string) =>
      listed(supportPersonId)
        .innerJoin('alert_people', (join) =>
          onAll(
            join,
            ['alert_people.user_id', 'alerts.user_id'],
            ['alert_people.support_person_id', 'alert_steps.told_id'],
          ),
        )
        .innerJoin('support_links', (join) =>
          onAll(
            join,
            ['support_links.user_id', 'alerts.user_id'],
            ['support_links.support_person_id', 'alert_steps.told_id'],
          ),
        )
        .where(isShown(since))
        .execute(),
    /** What reached the town hall, of those who still let it. */
    ofTown: (municipalityId: string, since: string) =>
      listed(TOWN.id)
        .where('users.municipality_id', '=', municipalityId)
        // Of the steps of all towns, those that may still be of one that is shown.
        .where('alert_steps.told_at', '>=', longBefore(since))
        .where('alert_settings.tells_town', '=', 1)
        .where(isShown(since))
        .execute(),
  };
}

export type ListedAlertsRepo = ReturnType<typeof listedAlertsRepo>;
export type ListedAlert = Awaited<ReturnType<ListedAlertsRepo['ofTown']>>[number];

/** In days: an alert lasts for half of one (`next-move.ts`), and a server that stood still may end it later. */
const LONGEST = 3;
const longBefore = (instant: string): string =>
  inSeconds(Temporal.Instant.from(instant), -LONGEST * 86_400);

const isShown = (since: string) => (eb: ExpressionBuilder<Joined, 'alerts'>) =>
  eb.or([
    eb('alerts.state', '!=', 'over'),
    eb('alerts.ended_at', '>=', since).and('alerts.ending', '!=', 'stopped'),
  ]);
