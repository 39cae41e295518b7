import { ALERTS_OFF, type AlertSettings, type AlertSettingsInput } from '@encina/contract/alerts';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { LetGoOfOthers } from './letting-go.ts';
import type { AlertSettingsRepo, ConsentRow } from './settings.repo.ts';

type User = Authorized<UserSubject>;
type Kind = 'alerts' | 'alerts-town';

export interface AlertSettingsDeps {
  readonly clock: Clock;
  readonly repo: AlertSettingsRepo;
  readonly letGoOfOthers: LetGoOfOthers;
}

/** Who is told where she does not answer: hers to say, and hers to take back. */
export function alertSettingsService({ clock, repo, letGoOfOthers }: AlertSettingsDeps) {
  const read = async (user: User): Promise<AlertSettings> => {
    const kept = await repo.find(user.id);
    // Whose people are all gone has nobody told.
    if (!kept || kept.people.length === 0) return ALERTS_OFF;
    return { ...kept, people: [...kept.people], isOn: true };
  };

  const consent = (actor: ActorOf<'user'>, kind: Kind, granted: boolean): ConsentRow => ({
    id: newId(),
    user_id: actor.userId,
    consent: kind,
    granted: granted ? 1 : 0,
    changed_by: 'user',
    changed_by_id: actor.userId,
    device_id: actor.deviceId,
    changed_at: toText(clock()),
    version: null,
    medium: null,
    helper_id: null,
    helper_name: null,
  });

  return {
    read,
    async save(actor: ActorOf<'user'>, user: User, input: AlertSettingsInput) {
      const linked = await repo.linkedAmong(user.id, input.people);
      if (linked.size < input.people.length) throw new DomainError('not_found');
      const row = {
        user_id: user.id,
        delay_minutes: input.delayMinutes,
        from_time: input.from,
        until_time: input.until,
        paused_until: input.pausedUntil,
        tells_town: input.tellsTown ? 1 : 0,
        changed_at: toText(clock()),
      } as const;
      await repo.save(
        row,
        input.people,
        (before) => [
          ...(before ? [] : [consent(actor, 'alerts', true)]),
          ...((before?.tells_town === 1) === input.tellsTown
            ? []
            : [consent(actor, 'alerts-town', input.tellsTown)]),
        ],
        (trx, write) => letGoOfOthers(trx, user.id, write),
      );
      return read(user);
    },
    /** Nobody is told any more, of what is going on neither. */
    takeBack: (actor: ActorOf<'user'>, user: User): Promise<void> =>
      repo.remove(user.id, toText(clock()), (before) => [
        ...(before ? [consent(actor, 'alerts', false)] : []),
        ...(before?.tells_town === 1 ? [consent(actor, 'alerts-town', false)] : []),
      ]),
  };
}

export type AlertSettingsService = ReturnType<typeof alertSettingsService>;
