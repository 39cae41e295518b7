import type { QueryOf } from '@encina/contract/endpoint';
import type { createUserBody, list } from '@encina/contract/users';
import type { z } from 'zod';
import type { ActorOf, Authorized, Subject, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Photos } from '../../core/photos.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { devicesRead } from '../devices/devices.read.ts';
import { foundIn } from './found.ts';
import { newUser } from './new-user.ts';
import { decodeCursor, encodeCursor } from './page-cursor.ts';
import type { NewUserRow, UsersRepo } from './users.repo.ts';
import { toListed, toPicked, toSupported } from './users.view.ts';

export interface UsersDeps {
  readonly repo: UsersRepo;
  readonly tiedTo: ReturnType<typeof devicesRead>['tiedTo'];
  readonly photos: Photos;
  readonly passwords: Passwords;
  readonly clock: Clock;
  readonly staffLog: StaffLog;
}

type User = Authorized<UserSubject>;

/** People who are asked for by their ids: those who entered last. */
const MOST_ASKED = 8;

export const userFolder = (id: string) => `users/${id}`;

export function usersService({ repo, tiedTo, photos, passwords, clock, staffLog }: UsersDeps) {
  const found = foundIn(repo);

  return {
    found,
    page: pageIn({ repo, tiedTo, clock }),
    async create(
      actor: ActorOf<'admin'>,
      input: z.output<typeof createUserBody>,
    ): Promise<NewUserRow> {
      const { municipalityId, adminId } = input;
      if (municipalityId && municipalityId !== actor.municipalityId) {
        throw new DomainError('municipality_not_found');
      }
      if (adminId && adminId !== actor.adminId) throw new DomainError('forbidden');
      const pinHash = await passwords.hashPin(input.pin);
      const { row, consents } = newUser(actor, input, pinHash, toText(clock()));
      if (input.photo) row.photo_key = await photos.keep(userFolder(row.id), input.photo);
      await repo.insert([row], consents);
      await staffLog.note(actor, { kind: 'person-created', on: { kind: 'user', id: row.id } });
      return row;
    },
    async photo(user: User): Promise<Uint8Array> {
      return photos.bytes((await found(user)).photo_key);
    },
    /** Rows first: a file left behind is rubbish, a row without its file is a fault that people see. */
    async remove(user: User): Promise<void> {
      await repo.remove(user.id, toText(clock()));
      await photos.removeFolder(userFolder(user.id));
    },
    /** The person whose session a browser holds, for the start screen. */
    async whoIs({ municipalityId, userId }: ActorOf<'user'>) {
      const row = await repo.find(municipalityId, userId);
      return row ? { ...toSupported(row), municipalityId } : null;
    },
  };
}

/** A tablet wants to know whether they are too many to look through, not how many hundred. */
const MOST_COUNTED = 100;

/** A page of the picker or of the staff's list. */
const pageIn =
  ({ repo, tiedTo, clock }: Pick<UsersDeps, 'repo' | 'tiedTo' | 'clock'>) =>
  async (
    actor: ActorOf<'device' | 'admin'>,
    municipality: Authorized<Subject<'municipality'>>,
    query: QueryOf<typeof list>,
  ) => {
    const isDevice = actor.kind === 'device';
    const wanted = {
      search: query.search ?? '',
      from: isDevice ? query.from : undefined,
      among: shown(
        query.ids,
        isDevice && actor.deviceId ? await tiedTo(actor.deviceId) : undefined,
      ),
      filters: isDevice ? ['active' as const] : query.filter,
      now: clock(),
    };
    // One more than is shown tells whether there is another page.
    const after = decodeCursor(query.after);
    const page = { ...wanted, limit: query.limit + 1, after };
    const { people, last } = isDevice
      ? firstOf(query.limit, await repo.picked(municipality.id, page), toPicked)
      : firstOf(query.limit, await repo.listed(municipality.id, page), toListed);
    // Whoever sees all of them has counted them.
    const most = isDevice ? Math.max(MOST_COUNTED, query.limit + 1) : undefined;
    const total = last || after ? await repo.count(municipality.id, wanted, most) : people.length;
    const next = last && encodeCursor(await repo.position(municipality.id, last));
    return { people, total, next };
  };

/** So many of these, and the last of them where there are more. */
function firstOf<Row, View>(limit: number, found: readonly Row[], view: (row: Row) => View) {
  const rows = found.slice(0, limit);
  return { people: rows.map(view), last: found.length > limit ? rows.at(-1) : undefined };
}

/** Of the people who are asked for, those whom the device shows; all where neither says who. */
function shown(ids: string | undefined, tied?: readonly string[]): readonly string[] | undefined {
  const asked = ids?.split(',').slice(0, MOST_ASKED);
  if (!tied) return asked;
  return asked ? asked.filter((id) => tied.includes(id)) : tied;
}

export type UsersService = ReturnType<typeof usersService>;
