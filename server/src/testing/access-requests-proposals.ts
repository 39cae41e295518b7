import { randomUUID } from 'node:crypto';
import type { Saying } from './access-saying.ts';
import { MARK, type Scenario } from './access-scenario.ts';
import { pictureBytes } from './pictures.ts';
import { addProposal, letPropose, letStaffPropose } from './proposals.ts';

const PILL = { title: MARK, dateTime: '2026-11-21T09:00', category: 'Medicación' };

const proposed: Saying = async (scenario) => ({
  params: { proposalId: await addProposal(scenario.town, idsOf(scenario), MARK) },
});

/** Right requests about what relatives and staff propose. */
export const REQUESTS_ABOUT_PROPOSALS: Readonly<Record<string, Saying>> = {
  'PUT /api/users/:id/proposals/:proposalId/answer': async (scenario) => ({
    ...(await proposed(scenario)),
    body: { answer: 'accept' },
  }),
  'POST /api/users/:id/proposals': async ({ town, personId, linkedId }) => {
    // Another scene of the same relative has used her hour.
    await town.db.deleteFrom('proposals').where('by_id', '=', linkedId).execute();
    await letPropose(town, { personId, helperId: linkedId });
    return { body: { kind: 'new', ...PILL } };
  },
  'DELETE /api/users/:id/proposals/:proposalId': proposed,
  'PUT /api/users/:id/proposals/:proposalId/files/:kind': async (scenario) => {
    const proposalId = await addProposal(scenario.town, idsOf(scenario), MARK);
    return { params: { proposalId, kind: 'photo' }, body: await pictureBytes() };
  },
  'PUT /api/users/:id/proposers/:supportId': ({ linkedId }) => ({
    params: { supportId: linkedId },
    body: { scope: 'propose' },
  }),
  'PUT /api/users/:id/staff-proposals/consent': () => ({ body: { granted: true } }),
  'POST /api/users/:id/staff-proposals': async ({ town, personId }) => {
    await letStaffPropose(town, personId);
    return { body: { lines: [{ key: randomUUID(), ...PILL }] } };
  },
};

const idsOf = ({ personId, linkedId }: Scenario) => ({ personId, helperId: linkedId });
