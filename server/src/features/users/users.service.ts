import type { QueryOf } from '@encina/contract/endpoint';
import type { createUserBody, list } from '@encina/contract/users';
import type { z } from 'zod';
import type { ActorOf, Authorized, Subject, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Photos } from '../../core/photos.ts';
import { foundIn } from './found.ts';
import { nameSearch } from './name-search.ts';
import { newUser } from './new-user.ts';
import { decodeCursor, encodeCursor } from './page-cursor.ts';
import type { NewUserRow, UsersRepo } from './users.repo.ts';
import { toSupported } from './users.view.ts';

export interface UsersDeps {
  readonly repo: UsersRepo;
  readonly photos: Photos;
  readonly passwords: Passwords;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

export const userFolder = (id: string) => `users/${id}`;

export function usersService({ repo, photos, passwords, clock }: UsersDeps) {
  const found = foundIn(repo);

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
      return row;
    },
    async photo(user: User): Promise<Uint8Array> {
      return photos.bytes((await found(user)).photo_key);
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
