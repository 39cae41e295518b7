import { z } from 'zod';
import { about, by, hers, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { byId, id, instant } from './fields.ts';
import { FILE_REFUSALS } from './files.ts';
import { reminderFile, reminderFileKind } from './reminder-files.ts';
import { reminder, reminderBody } from './reminders.ts';

/** Proposals that may wait for a person's answer at once. */
export const MOST_OPEN = 50;
/** Proposals that one relative makes in an hour at most. */
export const MOST_AN_HOUR = 10;
/** Reminders of one sheet of paper. */
export const MOST_OF_A_SHEET = 20;

export const proposalKind = z.enum(['new', 'change', 'removal']);
export type ProposalKind = z.output<typeof proposalKind>;

/** `written`: put down directly by somebody whom she lets do so. `accepted_otherwise`: with another hour. */
export const proposalState = z.enum([
  'waiting',
  'accepted',
  'accepted_otherwise',
  'declined',
  'withdrawn',
  /** Of a change or a removal: she has deleted that reminder meanwhile. */
  'reminder_gone',
  'written',
]);
export type ProposalState = z.output<typeof proposalState>;

/** What a person lets one of her people do with her reminders. */
export const proposalScope = z.enum(['none', 'propose', 'write']);
export type ProposalScope = z.output<typeof proposalScope>;

/** What is to be remembered, and when: of a proposal as of a reminder. */
const remembered = reminder.pick({
  title: true,
  description: true,
  category: true,
  recurrency: true,
  weekdays: true,
  times: true,
  until: true,
  startsAt: true,
});

/** A reminder that she has, as far as it matters beside a proposal. */
const besides = remembered.extend({ id });
export type Beside = z.output<typeof besides>;

export const proposal = remembered.extend({
  id,
  kind: proposalKind,
  by: z.enum(['support', 'staff']),
  /** As it was when it was proposed. */
  byName: z.string(),
  createdAt: instant,
  /** The reminder that is to be changed or removed, as it is now. */
  before: besides.nullable(),
  /** Addresses of what was given with it. */
  photo: z.string().nullable(),
  voice: z.string().nullable(),
  /** What she has already at that hour of that kind, or under that title. */
  clashes: z.array(besides),
});
export type Proposal = z.output<typeof proposal>;

export const list = endpoint(hers('GET', '/api/users/:id/proposals'), {
  summary: 'What waits for the person’s yes or no, oldest first.',
  changesWithHer: true,
  response: z.array(proposal),
});

const oneProposal = byId.extend({ proposalId: id });

export const answer = endpoint(hers('PUT', '/api/users/:id/proposals/:proposalId/answer'), {
  summary:
    'Her yes or no. A yes makes, changes or removes the reminder with it, once, at another hour where one is given.',
  params: oneProposal,
  refuses: ['too_many_reminders', 'proposal_settled'],
  body: z.object({
    answer: z.enum(['accept', 'decline']),
    at: reminderBody.pick({ dateTime: true, times: true }).optional(),
  }),
  response: z.object({ state: proposalState, reminder: reminder.nullable() }),
});

const fromSupport = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string) =>
  ({ ...by('support')(method, path), ...about('user') }) as const;

const sentProposal = remembered.extend({
  id,
  kind: proposalKind,
  state: proposalState,
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type SentProposal = z.output<typeof sentProposal>;

export const sent = endpoint(fromSupport('GET', '/api/users/:id/proposals/sent'), {
  summary:
    'What a relative may do with a person’s reminders, and what became of her own proposals, newest first, 50 at most.',
  response: z.object({ scope: proposalScope, items: z.array(sentProposal) }),
});

const ofReminder = { reminderId: id };
export const proposeBody = z.discriminatedUnion('kind', [
  reminderBody.extend({ kind: z.literal('new') }),
  reminderBody.extend({ kind: z.literal('change'), ...ofReminder }),
  z.object({ kind: z.literal('removal'), ...ofReminder }),
]);

export const propose = endpoint(fromSupport('POST', '/api/users/:id/proposals'), {
  summary:
    'Proposes a reminder, its change or its removal; the same `Idempotency-Key` (a UUID) proposes once. A new one is put down at once by whom the person lets do so.',
  refuses: [
    'proposals_not_allowed',
    'person_paused',
    'reminders_not_shared',
    'too_many_proposals',
    'proposals_too_fast',
    'too_many_reminders',
  ],
  body: proposeBody,
  response: sentProposal,
});

export const withdraw = endpoint(fromSupport('DELETE', '/api/users/:id/proposals/:proposalId'), {
  summary: 'Takes an own proposal back that still waits.',
  params: oneProposal,
  refuses: ['proposal_settled'],
});

export const give = endpoint(
  fromSupport('PUT', '/api/users/:id/proposals/:proposalId/files/:kind'),
  {
    summary:
      'Takes the bytes of the photo or of the voice that go with an own proposal, as long as it waits, or was put down directly and she still lets them.',
    params: oneProposal.extend({ kind: reminderFileKind }),
    refuses: [...FILE_REFUSALS, 'too_large', 'proposal_settled', 'proposals_not_allowed'],
    incoming: true,
    response: reminderFile,
  },
);

const proposer = z.object({ id, name: z.string(), scope: proposalScope });
export type Proposer = z.output<typeof proposer>;

export const proposers = endpoint(hers('GET', '/api/users/:id/proposers'), {
  summary: 'Who may propose reminders to the person: of her people by name, and the town hall.',
  response: z.object({ people: z.array(proposer), townHall: z.boolean() }),
});

export const setScope = endpoint(hers('PUT', '/api/users/:id/proposers/:supportId'), {
  summary:
    'What one of her people may do; it enters the history of her consents. Taken back, what still waits is withdrawn.',
  params: byId.extend({ supportId: id }),
  body: z.object({ scope: proposalScope }),
});

export const setTownHall = endpoint(
  by('user', 'admin')('PUT', '/api/users/:id/staff-proposals/consent'),
  {
    ...about('user'),
    summary:
      'Whether the town hall may propose reminders: as she says, or as staff note what she signed.',
    body: z.object({ granted: z.boolean() }),
  },
);

/** Of a sheet: each line names itself, so that the sheet sent twice is one. */
const sheetLine = reminderBody.extend({ key: z.uuid('La clave debe ser un UUID.') });
export type SheetLine = z.input<typeof sheetLine>;

export const proposeSheet = endpoint(staffs('POST', '/api/users/:id/staff-proposals'), {
  ...about('user'),
  summary: 'Proposes what stands on a sheet of paper to the person, all of it or nothing.',
  refuses: ['proposals_not_allowed', 'too_many_proposals'],
  body: z.object({
    lines: z.array(sheetLine).min(1, 'Escribe al menos un recordatorio.').max(MOST_OF_A_SHEET),
  }),
  response: z.object({ proposed: z.int() }),
});

const staffProposal = sentProposal.pick({ id: true, state: true, createdAt: true }).extend({
  byName: z.string(),
  /** Of one's own; never of others'. */
  title: z.string().nullable(),
});
export type StaffProposal = z.output<typeof staffProposal>;

export const staffSent = endpoint(staffs('GET', '/api/users/:id/staff-proposals'), {
  ...about('user'),
  summary:
    'Whether the town hall may propose to the person, and what became of what it did, newest first, 50 at most.',
  response: z.object({ allowed: z.boolean(), items: z.array(staffProposal) }),
});
