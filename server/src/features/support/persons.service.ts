import type { BodyOf } from '@encina/contract/endpoint';
import type { createPerson, LinkedPerson, SupportPerson } from '@encina/contract/support';
import type { invite, updatePerson } from '@encina/contract/support-access';
import type { ActorOf, Authorized, Subject, UserSubject } from '../../core/actor.ts';
import { changedMeanwhile, type NameOfAdmin } from '../../core/changed-meanwhile.ts';
import { toText } from '../../core/clock.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { SupportCodesService } from './codes.service.ts';
import type { LinkedRow, linksRepo } from './links.repo.ts';
import type { PersonRow, personsRepo } from './persons.repo.ts';

export interface PersonsDeps extends Pick<Dependencies, 'passwords' | 'clock' | 'storage'> {
  readonly repo: ReturnType<typeof personsRepo>;
  readonly links: ReturnType<typeof linksRepo>;
  readonly codes: SupportCodesService;
  readonly nameOfAdmin: NameOfAdmin;
}

type User = Authorized<UserSubject>;

type Relative = Authorized<Subject<'support-person'>>;

const shown = ({ id, name, email }: PersonRow): SupportPerson => ({ id, name, email });
const hasPassword = ({ password_hash }: PersonRow) => password_hash !== '';
const shownBeside = (row: LinkedRow): LinkedPerson => ({
  ...shown(row),
  relation: row.relation,
  hasPassword: hasPassword(row),
  version: row.version,
});

type Edit = BodyOf<typeof updatePerson>;

/** Who supports somebody: relatives and carers, as staff know them. */
export function personsService(deps: PersonsDeps) {
  const { repo, links, codes, passwords, storage } = deps;
  const link = linkIn(deps);
  const found = foundIn(deps);
  const refusal = refusalIn(deps);

  return {
    async ofUser(user: User): Promise<LinkedPerson[]> {
      return (await links.ofUser(user.id)).map(shownBeside);
    },
    /** With a password that somebody else has thought of: for programs, as the specification has it. */
    async create(user: User, input: BodyOf<typeof createPerson>) {
      const hash = () => passwords.hashPassword(input.password);
      const { person, existed } = await link(user, { ...input, relation: '' }, hash);
      return { ...shown(person), existed };
    },
    async invite(admin: ActorOf<'admin'>, user: User, input: BodyOf<typeof invite>) {
      const { person } = await link(user, input, async () => '');
      const access = hasPassword(person) ? null : await codes.issue(admin, person.id);
      return { person: shown(person), access };
    },
    /** The code may have gone to the email that was wrong. */
    async update(admin: ActorOf<'admin'>, relative: Relative, input: Edit) {
      const before = await found(relative);
      const { version, ...sent } = { ...input, email: input.email?.toLowerCase() };
      const seen = { id: relative.id, version };
      if (!(await repo.edit(seen, { ...named(sent), edited_by_id: admin.adminId }))) {
        throw await refusal(await found(relative), { version, ...sent });
      }
      if (sent.email !== undefined && sent.email !== before.email) await codes.revoke(relative.id);
      return shown({ ...before, ...named(sent) });
    },
    async remove(person: Relative, userId: string | undefined) {
      const now = toText(deps.clock());
      const folders = await (userId
        ? links.unlink(person.id, userId, now)
        : links.unlinkAll(person.id, now));
      for (const folder of folders) await storage.removeAll(folder);
    },
  };
}

const foundIn =
  ({ repo }: Pick<PersonsDeps, 'repo'>) =>
  async ({ id }: Relative): Promise<PersonRow> => {
    const row = await repo.find(id);
    if (!row) throw new DomainError('not_found');
    return row;
  };

/** A column that is not named stays. */
const named = ({ name, email }: Edit): Pick<Edit, 'name' | 'email'> => ({
  ...(name !== undefined && { name }),
  ...(email !== undefined && { email }),
});

const COMPARED = ['name', 'email'] as const;

/** Why nothing was written. */
const refusalIn =
  ({ nameOfAdmin }: Pick<PersonsDeps, 'nameOfAdmin'>) =>
  async (now: PersonRow, { version, ...sent }: Edit) => {
    if (version === undefined || version === now.version) return new DomainError('email_taken');
    const by = now.edited_by_id === null ? undefined : await nameOfAdmin(now.edited_by_id);
    return changedMeanwhile(COMPARED, { now, sent }, by);
  };

/** A daughter with two parents has one account: who is known by her email is linked as she is. */
const linkIn =
  ({ repo, links, clock }: Pick<PersonsDeps, 'repo' | 'links' | 'clock'>) =>
  async (
    user: User,
    { name, email: given, relation }: { name: string; email: string; relation: string },
    passwordHash: () => Promise<string>,
  ) => {
    const email = given.toLowerCase();
    const now = toText(clock());
    const known = await repo.findByEmail(user.municipalityId, email);
    if (!known) {
      await repo.insert({
        id: newId(),
        municipality_id: user.municipalityId,
        email,
        name,
        password_hash: await passwordHash(),
        created_at: now,
      });
    }
    const person = known ?? (await repo.findByEmail(user.municipalityId, email));
    if (!person) throw new DomainError('unavailable');
    const isNew = await links.link(person.id, user.id, { now, relation });
    if (!isNew) throw new DomainError('already_linked');
    return { person, existed: known !== undefined };
  };

export type PersonsService = ReturnType<typeof personsService>;
