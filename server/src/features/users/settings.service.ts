import type { BodyOf } from '@encina/contract/endpoint';
import type { ConsentChange, saveSettings } from '@encina/contract/users-settings';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { consentChange, flag } from './new-user.ts';
import { columnsOf } from './setting-columns.ts';
import type { SettingsRepo } from './settings.repo.ts';

export interface SettingsDeps {
  readonly settings: SettingsRepo;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

const MOST_CONSENTS = 200;

/** What a person sets of herself, and what she agreed to. */
export function settingsService({ settings: repo, clock }: SettingsDeps) {
  return {
    async save(actor: ActorOf<'user'>, user: User, settings: BodyOf<typeof saveSettings>) {
      const by = {
        changed_by: 'user',
        changed_by_id: actor.userId,
        device_id: actor.deviceId,
        changed_at: toText(clock()),
      } as const;
      const { familyConsent, municipalConsent } = settings;
      await repo.save(
        user.id,
        {
          family_consent: flag(familyConsent),
          municipal_consent: flag(municipalConsent),
          ...columnsOf(settings),
        },
        (before) => [
          ...(before.family_consent === flag(familyConsent)
            ? []
            : [consentChange(user.id, 'family', familyConsent, by)]),
          ...(before.municipal_consent === flag(municipalConsent)
            ? []
            : [consentChange(user.id, 'municipal', municipalConsent, by)]),
        ],
      );
    },
    async consents(user: User): Promise<ConsentChange[]> {
      const rows = await repo.consentHistory(user.id, MOST_CONSENTS);
      return rows.map((row) => ({
        id: row.id,
        consent: row.consent,
        helperName: row.helper_name,
        version: row.version,
        medium: row.medium,
        granted: row.granted === 1,
        by: row.changed_by === 'admin' ? ('staff' as const) : ('self' as const),
        staffName: row.staff_name,
        deviceName: row.device_name,
        changedAt: row.changed_at,
      }));
    },
  };
}

export type SettingsService = ReturnType<typeof settingsService>;
