import { addPerson, type Client, type Person } from './accounts.ts';
import type { Fixtures } from './fixtures.ts';
import { HOME_TOWN, type Town } from './town.ts';

/** What a relative chooses. */
export const PASSWORD = 'mi clave de siempre';

/** Whom staff invite. */
interface Invited {
  readonly name: string;
  readonly email: string;
  readonly relation: string;
}

const somebodyToInvite = (): Invited => ({
  name: 'Lucía Gómez',
  email: `Lucia${Math.random()}@ejemplo.es`,
  relation: 'Hija',
});

/** What staff and a relative do until she is in: she is invited for `mother`. */
const officeFor = (town: Town, admin: Client, mother: Person, lucia: Invited) => ({
  invite: (body: unknown = lucia, person = mother) =>
    admin.ask({ method: 'POST', url: `${person.url}/support-invitations`, body }),
  list: async () => (await admin.ask({ url: `${mother.url}/support-persons` })).json,
  newCode: async (id: string) =>
    (await admin.ask({ method: 'POST', url: `/api/support-persons/${id}/code` })).json.code,
  correct: (id: string, body: unknown) =>
    admin.ask({ method: 'PATCH', url: `/api/support-persons/${id}`, body }),
  choose: (code: string, password = PASSWORD, address = '10.1.0.1', municipalityId = HOME_TOWN) =>
    town.ask({
      method: 'POST',
      url: '/api/support/password',
      body: { municipalityId, code, password },
      address,
    }),
  login: (password: string, email = lucia.email) =>
    town.ask({
      method: 'POST',
      url: '/api/support/login',
      body: { email, password, municipalityId: HOME_TOWN },
    }),
});

/** Hands a test a mother, whom staff invite for her, and what happens until she is in. */
export const withOffice = (base: Fixtures) =>
  base
    .extend('mother', ({ town }) => addPerson(town))
    .extend('lucia', () => somebodyToInvite())
    .extend('office', ({ town, admin, mother, lucia }) => officeFor(town, admin, mother, lucia));
