import type { ToldKind } from '@encina/contract/data';
import { noticePath } from '@encina/contract/notice-address';
import type { LogTold } from '../../core/access-log.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Notices } from '../../core/notices.ts';
import type { Transaction } from '../../db/transaction.ts';
import { atTime } from './alert-words.ts';
import { type AlertRow, alertsRepo, type PersonTold } from './alerts.repo.ts';
import { tagOf } from './notices-on-their-way.read.ts';
import { TOWN, type Told } from './told.ts';

export interface TellingDeps {
  readonly clock: Clock;
  readonly notices: Notices;
  readonly logTold: LogTold;
  /** That something new is on the panel of a town hall. */
  readonly tellStaff: (trx: Transaction, municipalityId: string, alertId: string) => Promise<void>;
}

/** What one alert says, and of whom. */
interface Message {
  readonly alert: AlertRow;
  readonly person: PersonTold;
  /** What is known, in a sentence. */
  readonly words: string;
}

/** How somebody learns of an alert: a notice, and on her panel; the town hall on its panel, and by letters of few words. */
export function telling({ clock, notices, logTold, tellStaff }: TellingDeps) {
  /** What it was, when, and what is known: nothing else leaves. */
  async function say(
    trx: Transaction,
    whom: Told,
    { alert, person, words }: Message,
  ): Promise<void> {
    if (whom.id === TOWN.id) return;
    const when = atTime(alert.due_at, { now: clock(), timeZone: person.time_zone });
    await notices.send(trx, {
      to: { kind: 'relative', id: whom.id },
      topic: 'alert',
      title: `Aviso de ${person.name}`,
      body: `${alert.title}, ${when}. ${words}`,
      path: noticePath({ user: person.id, opens: 'panel' }),
      tag: tagOf(alert.id),
    });
  }

  const note = (trx: Transaction, whom: Told, userId: string, what: ToldKind) =>
    logTold(trx, {
      userId,
      viewer: { kind: whom.id === TOWN.id ? 'admin' : 'support', ...whom },
      what,
    });

  return {
    say,
    /** Tells somebody who does not know of it yet. */
    async tell(trx: Transaction, whom: Told, message: Message): Promise<void> {
      const { alert } = message;
      await alertsRepo(trx).tell({
        id: newId(),
        alert_id: alert.id,
        user_id: alert.user_id,
        round: alert.round,
        told_id: whom.id,
        told_name: whom.name,
        told_at: toText(clock()),
        back_at: null,
      });
      await note(trx, whom, alert.user_id, 'alert');
      if (whom.id === TOWN.id) await tellStaff(trx, message.person.municipality_id, alert.id);
      else await say(trx, whom, message);
    },
    /** Takes the warning back from somebody who knows of it. */
    async takeBack(trx: Transaction, whom: Told, message: Message): Promise<void> {
      await note(trx, whom, message.alert.user_id, 'alert-back');
      await say(trx, whom, message);
    },
  };
}
