import type { BodyOf } from '@encina/contract/endpoint';
import type { createPerson, SupportPerson } from '@encina/contract/support';
import type { Authorized, Subject, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { linksRepo } from './links.repo.ts';
import type { PersonRow, personsRepo } from './persons.repo.ts';

export interface PersonsDeps {
  readonly repo: ReturnType<typeof personsRepo>;
  readonly links: ReturnType<typeof linksRepo>;
  readonly passwords: Passwords;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

const shown = ({ id, name, email }: PersonRow): SupportPerson => ({ id, name, email });

export function personsService({ repo, links, passwords, clock }: PersonsDeps) {
  return {
    async ofUser(user: User): Promise<SupportPerson[]> {
      return (await links.ofUser(user.id)).map(shown);
    },
    /** A daughter with two parents has one account: who is known by her email is linked as she is. */
    async create(user: User, input: BodyOf<typeof createPerson>) {
      const email = input.email.toLowerCase();
      const known = await repo.findByEmail(user.municipalityId, email);
      if (!known) {
        await repo.insert({
          id: newId(),
          municipality_id: user.municipalityId,
          email,
          name: input.name,
          password_hash: await passwords.hashPassword(input.password),
          created_at: toText(clock()),
        });
      }
      const person = known ?? (await repo.findByEmail(user.municipalityId, email));
      if (!person) throw new DomainError('unavailable');
      const isNew = await links.link(person.id, user.id, toText(clock()));
      if (!isNew) throw new DomainError('already_linked');
      return { ...shown(person), existed: known !== undefined };
    },
    async remove(person: Authorized<Subject<'support-person'>>, userId: string | undefined) {
      await (userId ? links.unlink(person.id, userId) : repo.remove(person.id));
    },
  };
}

export type PersonsService = ReturnType<typeof personsService>;
