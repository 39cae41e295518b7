import type { BodyOf, QueryOf } from '@encina/contract/endpoint';
import type { createUserBody, list, saveSettings } from '@encina/contract/users';
import type { z } from 'zod';
import type { ActorOf, Authorized, Subject, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Photos } from '../../core/photos.ts';
import { nameSearch } from './name-search.ts';
import { decodeCursor, encodeCursor } from './page-cursor.ts';
import type { ConsentChange, UserRow, usersRepo } from './users.repo.ts';
import { toSupported } from './users.view.ts';

export interface UsersDeps {
  readonly repo: ReturnType<typeof usersRepo>;
  readonly photos: Photos;
  readonly passwords: Passwords;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

const flag = (value: boolean) => (value ? 1 : 0);
export const userFolder = (id: string) => `users/${id}`;

export function usersService({ repo, photos, passwords, clock }: UsersDeps) {
  const consentChange = (
    userId: string,
    consent: ConsentChange['consent'],
    granted: boolean,
    by: Pick<ConsentChange, 'changed_by' | 'changed_by_id' | 'device_id'>,
  ): ConsentChange => ({
    id: newId(),
    user_id: userId,
    consent,
    granted: flag(granted),
    ...by,
    changed_at: toText(clock()),
  });

  async function found(user: User): Promise<UserRow> {
    const row = await repo.find(user.municipalityId, user.id);
    if (!row) throw new DomainError('user_not_found');
    return row;
  }

  return {
    found,
    async page(
      actor: ActorOf<'device' | 'admin'>,
      municipality: Authorized<Subject<'municipality'>>,
      query: QueryOf<typeof list>,
    ) {
      const page = {
        search: nameSearch(query.search ?? ''),
        limit: query.limit,
        after: decodeCursor(query.after),
        onlyActive: actor.kind === 'device',
      };
      const [rows, total] = await Promise.all([
        repo.page(municipality.id, page),
        repo.count(municipality.id, page),
      ]);
      const last = rows.length === query.limit ? rows.at(-1) : undefined;
      return { rows, total, next: last && encodeCursor(last) };
    },
    async create(
      actor: ActorOf<'admin'>,
      input: z.output<typeof createUserBody>,
    ): Promise<UserRow> {
      const { municipalityId, adminId } = input;
      if (municipalityId && municipalityId !== actor.municipalityId) {
        throw new DomainError('municipality_not_found');
      }
      if (adminId && adminId !== actor.adminId) throw new DomainError('forbidden');
      const id = newId();
      const row: UserRow = {
        id,
        municipality_id: actor.municipalityId,
        admin_id: actor.adminId,
        name: input.name,
        name_search: nameSearch(input.name),
        email: input.email ?? null,
        phone: input.phone ?? null,
        birth_date: input.birthDate ?? null,
        photo_key: input.photo ? await photos.keep(userFolder(id), input.photo) : null,
        pin_hash: await passwords.hashPin(input.pin),
        family_consent: flag(input.familyConsent),
        municipal_consent: flag(input.municipalConsent),
        voice_enabled: 1,
        dark_mode: 0,
        text_size: 'normal',
        is_active: 1,
        last_active_at: null,
        created_at: toText(clock()),
      };
      const by = { changed_by: 'admin', changed_by_id: actor.adminId, device_id: null } as const;
      const consents = [
        input.familyConsent ? consentChange(id, 'family', true, by) : undefined,
        input.municipalConsent ? consentChange(id, 'municipal', true, by) : undefined,
      ].filter((change) => change !== undefined);
      await repo.insert(row, consents);
      return row;
    },
    async photo(user: User): Promise<Uint8Array> {
      const { photo_key: key } = await found(user);
      const bytes = key && (await photos.bytes(key));
      if (!bytes) throw new DomainError('not_found');
      return bytes;
    },
    async saveSettings(actor: ActorOf<'user'>, user: User, settings: BodyOf<typeof saveSettings>) {
      const by = {
        changed_by: 'user',
        changed_by_id: actor.userId,
        device_id: actor.deviceId,
      } as const;
      const { familyConsent, municipalConsent } = settings;
      await repo.saveSettings(
        user.id,
        {
          family_consent: flag(familyConsent),
          municipal_consent: flag(municipalConsent),
          voice_enabled: flag(settings.voiceEnabled),
          dark_mode: flag(settings.darkMode),
          ...(settings.textSize ? { text_size: settings.textSize } : {}),
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
    /** Rows first: a file left behind is rubbish, a row without its file is a fault that people see. */
    async remove(user: User): Promise<void> {
      await repo.remove(user.id);
      await photos.removeFolder(userFolder(user.id));
    },
    /** The person whose session a browser holds, for the start screen. */
    async whoIs({ municipalityId, userId }: ActorOf<'user'>) {
      const row = await repo.find(municipalityId, userId);
      return row ? { ...toSupported(row), municipalityId } : null;
    },
  };
}

export type UsersService = ReturnType<typeof usersService>;
