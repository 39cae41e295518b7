import type { BodyOf } from '@encina/contract/endpoint';
import {
  MOST_AN_HOUR,
  MOST_OPEN,
  type ProposalScope,
  type propose,
  type proposeSheet,
  type SentProposal,
  type StaffProposal,
} from '@encina/contract/proposals';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import {
  type Remembered,
  rememberedInput,
  rememberedOf,
  rememberedRow,
} from '../reminders/reminders.read.ts';
import { type AnsweringDeps, writerOf } from './answering.service.ts';
import { sentView } from './proposal-view.ts';
import type { ProposalRow, ProposalsRepo } from './proposals.repo.ts';

interface ProposingDeps extends AnsweringDeps, Pick<Dependencies, 'staffLog'> {
  readonly nameOfAdmin: (id: string) => Promise<string | undefined>;
}

type User = Authorized<UserSubject>;
type Helper = ActorOf<'support'>;
type Wish = BodyOf<typeof propose>;

const STAFF_NOT_ALLOWED =
  'Todavía no ha dado permiso para que el ayuntamiento le proponga recordatorios.';

/** What relatives and staff propose, and what they see of it afterwards. */
export function proposingService(deps: ProposingDeps) {
  const { repo, together, clock, remindersIn } = deps;
  const wished = wishedIn(deps);
  const allowed = allowedBy(clock);

  return {
    async sent(
      { supportPersonId }: Helper,
      user: User,
    ): Promise<{ scope: ProposalScope; items: SentProposal[] }> {
      const helper = await repo.helper(user.id, supportPersonId);
      const items = (await repo.sentBy(user.id, supportPersonId)).map(sentView);
      return { scope: helper?.scope ?? 'none', items };
    },
    /** @param key names the command: sent again, it is the same proposal. */
    async propose(actor: Helper, user: User, wish: Wish, key = newId()): Promise<SentProposal> {
      const helperId = actor.supportPersonId;
      const what = await wished(user, wish);
      return together(user.id, async (within, trx) => {
        const known = await within.find(user.id, key);
        if (known?.by_id === helperId) return sentView(known);
        const helper = await allowed(within, user, helperId);
        const row = proposalRow(
          { id: key, user, now: toText(clock()) },
          { by_kind: 'support', by_id: helperId, by_name: helper.name },
          what,
        );
        if (helper.scope === 'write' && wish.kind === 'new') {
          const reminders = remindersIn(trx);
          const made = await reminders.create(user, rememberedInput(row), newId(), writerOf(row));
          Object.assign(row, {
            state: 'written',
            reminder_id: made.id,
            decided_at: row.created_at,
          });
        } else await refuseMore(within, user, 1);
        if (!(await within.insert(row))) throw new DomainError('not_found');
        return sentView(row);
      });
    },
    async withdraw({ supportPersonId }: Helper, user: User, id: string): Promise<void> {
      const row = await repo.find(user.id, id);
      if (row?.by_id !== supportPersonId) throw new DomainError('not_found');
      const settled = { state: 'withdrawn', decided_at: toText(clock()) } as const;
      const folders = await together(user.id, async (within, trx) => {
        if (row.state === 'withdrawn') return [];
        if (!(await within.settle(user.id, id, settled))) throw new DomainError('proposal_settled');
        return deps.files.within(trx).removeOfProposal(id);
      });
      await deps.files.discard(folders);
    },
    staff: staffProposing(deps),
  };
}

export type ProposingService = ReturnType<typeof proposingService>;

/** @throws DomainError where she does not let her, or where it is too much */
const allowedBy = (clock: Clock) => async (within: ProposalsRepo, user: User, helperId: string) => {
  await within.holdHelper(user.id, helperId);
  const helper = await within.helper(user.id, helperId);
  if (!helper) throw new DomainError('user_not_found');
  if (helper.scope === 'none') throw new DomainError('proposals_not_allowed');
  if (!user.isActive) throw new DomainError('person_paused');
  const since = toText(clock().subtract({ hours: 1 }));
  if ((await within.countSince(helperId, since)) >= MOST_AN_HOUR) {
    throw new DomainError('proposals_too_fast');
  }
  return helper;
};

/** What staff propose from a sheet of paper. Of what others proposed they see the state alone. */
function staffProposing({ repo, together, clock, staffLog, nameOfAdmin }: ProposingDeps) {
  return {
    async sent(actor: ActorOf<'admin'>, user: User) {
      const [isAllowed, rows] = await Promise.all([
        repo.staffMayPropose(user.id),
        repo.sentByStaff(user.id),
      ]);
      return { allowed: isAllowed, items: rows.map((row) => staffView(row, actor.adminId)) };
    },
    async propose(actor: ActorOf<'admin'>, user: User, { lines }: BodyOf<typeof proposeSheet>) {
      const name = await nameOfAdmin(actor.adminId);
      const by = {
        by_kind: 'staff',
        by_id: actor.adminId,
        by_name: `${name ?? 'Personal'}, del ayuntamiento`,
      } as const;
      const proposed = await together(user.id, async (within) => {
        if (!(await within.staffMayPropose(user.id))) {
          throw new DomainError('proposals_not_allowed', { message: STAFF_NOT_ALLOWED });
        }
        let made = 0;
        for (const [at, { key, ...input }] of lines.entries()) {
          // One after the other, so that they are asked in the order of the sheet.
          const now = toText(clock().add({ milliseconds: at }));
          const what = { kind: 'new', reminder_id: null, ...rememberedRow(input, user.timeZone) };
          const row = proposalRow({ id: key, user, now }, by, what as Wished);
          if (await within.insert(row)) made += 1;
        }
        // A sheet that comes again has been counted, and makes nothing.
        if (made > 0) await refuseMore(within, user, 0);
        return made;
      });
      const on = { kind: 'user', id: user.id } as const;
      if (proposed > 0)
        await staffLog.note(actor, { kind: 'proposals-made', on, amount: proposed });
      return { proposed };
    },
  };
}

const staffView = (row: ProposalRow, adminId: string): StaffProposal => ({
  id: row.id,
  state: row.state,
  createdAt: row.created_at,
  byName: row.by_name,
  title: row.by_id === adminId ? row.title : null,
});

async function refuseMore(within: ProposalsRepo, user: User, more: number): Promise<void> {
  if ((await within.countOpen(user.id)) + more > MOST_OPEN) {
    throw new DomainError('too_many_proposals');
  }
}

type Wished = Pick<ProposalRow, 'kind' | 'reminder_id'> & Remembered;

/** What is to become of which reminder. One that is there is proposed upon by whom she shares hers with. */
const wishedIn =
  ({ remindersOf }: Pick<ProposingDeps, 'remindersOf'>) =>
  async (user: User, wish: Wish): Promise<Wished> => {
    if (wish.kind === 'new') {
      return { kind: 'new', reminder_id: null, ...rememberedRow(wish, user.timeZone) };
    }
    if (!user.familyConsent) throw new DomainError('reminders_not_shared');
    const { kind, reminderId } = wish;
    const hers = (await remindersOf(user.id)).find(({ id }) => id === reminderId);
    if (!hers) throw new DomainError('not_found');
    const what = kind === 'change' ? rememberedRow(wish, user.timeZone) : rememberedOf(hers);
    return { kind, reminder_id: reminderId, ...what };
  };

function proposalRow(
  { id, user, now }: { id: string; user: User; now: string },
  by: Pick<ProposalRow, 'by_kind' | 'by_id' | 'by_name'>,
  what: Wished,
): ProposalRow {
  const own = { id, user_id: user.id, created_at: now };
  return { ...own, ...by, ...what, state: 'waiting', decided_at: null };
}
