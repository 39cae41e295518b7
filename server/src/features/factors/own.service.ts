import type { BodyOf } from '@encina/contract/endpoint';
import type { addApp, addPasskey, Factors } from '@encina/contract/factors';
import type { ActorOf } from '../../core/actor.ts';
import { factorAttempts } from '../../core/attempts.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { deviceName } from '../../core/device-name.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Seal } from '../../core/seal.ts';
import type { Throttle } from '../../core/throttle.ts';
import type { ChallengesRepo } from './challenges.repo.ts';
import { appAddress, newAppSecret, stepOf } from './code-app.ts';
import { type FactorsRepo, MOST_PASSKEYS, type PasskeyRow } from './factors.repo.ts';
import { askForNew, readNew } from './passkeys.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { type Site, siteOf } from './site.ts';

export interface OwnDeps {
  readonly repo: FactorsRepo;
  readonly challenges: ChallengesRepo;
  /** Who an administrator is, for the names that her browser and her app show. */
  readonly account: (adminId: string) => Promise<Account | undefined>;
  readonly seal: Seal;
  readonly secretKey: Buffer;
  readonly throttle: Throttle;
  readonly clock: Clock;
}

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly municipalityId: string;
  /** What it is called. */
  readonly town: string;
}

type Me = ActorOf<'admin'>;

/** What an administrator shows besides her own password: she sets it up, sees it and takes it away. */
export function ownService(deps: OwnDeps) {
  const { repo, challenges, seal, secretKey, throttle, clock } = deps;

  const ask = (me: Me, purpose: 'passkey' | 'app', secret: string) =>
    challenges.ask({ admin_id: me.adminId, purpose, secret, password_hash: '' });

  async function asked(me: Me, pending: string, purpose: 'passkey' | 'app') {
    const row = await challenges.find(pending, purpose);
    if (row?.admin_id !== me.adminId) throw tooLate();
    return row;
  }

  async function account(me: Me): Promise<Account> {
    const found = await deps.account(me.adminId);
    if (!found) throw new DomainError('unauthenticated');
    return found;
  }

  async function printed({ adminId }: Me): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => recoveryHash(secretKey, adminId, code));
    await repo.setCodes(adminId, hashes);
    return codes;
  }

  /** The first factor brings its codes: whoever loses it must not stand outside. */
  const withFirst = async (me: Me) => ({
    recoveryCodes: (await repo.codesLeft(me.adminId)) === 0 ? await printed(me) : null,
  });

  /** How many she has, counting the app as one. */
  async function howMany({ adminId }: Me): Promise<number> {
    const [keys, app] = await Promise.all([repo.passkeys(adminId), repo.app(adminId)]);
    return keys.length + (app ? 1 : 0);
  }

  /** Codes alone are no factor: they go with the last one. */
  async function remove(me: Me, isGone: () => Promise<boolean>): Promise<void> {
    const isLast = (await howMany(me)) < 2;
    if (isLast && (await repo.isRequired(me.municipalityId))) throw new DomainError('last_factor');
    if (!(await isGone())) throw new DomainError('not_found');
    if (isLast) await repo.removeCodes(me.adminId);
  }

  return {
    /** @param page address of the page that asks */
    async state({ adminId, municipalityId }: Me, page: string): Promise<Factors> {
      const [keys, app, codesLeft, isRequired] = await Promise.all([
        repo.passkeys(adminId),
        repo.app(adminId),
        repo.codesLeft(adminId),
        repo.isRequired(municipalityId),
      ]);
      return {
        passkeys: keys.map(shownPasskey),
        appSince: app?.created_at ?? null,
        codesLeft,
        isRequired,
        site: siteOf(page)?.rpId ?? null,
      };
    },
    async startPasskey(me: Me, page: string) {
      const [known, who] = await Promise.all([repo.passkeys(me.adminId), account(me)]);
      if (known.length >= MOST_PASSKEYS) throw new DomainError('invalid', { message: TOO_MANY });
      const options = await askForNew(siteOrRefuse(page), who, known);
      return { pending: await ask(me, 'passkey', options.challenge), options };
    },
    async addPasskey(
      me: Me,
      { pending, credential }: BodyOf<typeof addPasskey>,
      { page, userAgent }: { page: string; userAgent: string },
    ) {
      const question = await asked(me, pending, 'passkey');
      const site = siteOrRefuse(page);
      const made = await readNew(site, question.secret, credential);
      // One answer to each question, right or wrong.
      if (!(await challenges.close(question)) || !made) throw new DomainError('passkey_refused');
      const row: PasskeyRow = {
        ...made,
        id: newId(),
        admin_id: me.adminId,
        rp_id: site.rpId,
        name: deviceName(userAgent),
        created_at: toText(clock()),
        last_used_at: null,
      };
      if (!(await repo.insertPasskey(row))) throw new DomainError('passkey_refused');
      return withFirst(me);
    },
    async startApp(me: Me) {
      const [secret, { town, email }] = [newAppSecret(), await account(me)];
      const pending = await ask(me, 'app', seal.close(secret, me.adminId));
      return { pending, secret, address: appAddress(secret, town, email) };
    },
    async addApp(me: Me, { pending, code }: BodyOf<typeof addApp>) {
      const question = await asked(me, pending, 'app');
      const secret = seal.open(question.secret, me.adminId);
      const step = await throttle.attempt(factorAttempts(me.adminId, 'new-app'), async () =>
        secret === undefined ? undefined : stepOf(secret, code, clock()),
      );
      if (step === undefined) throw new DomainError('invalid', { fields: { code: WRONG_CODE } });
      if (!(await challenges.close(question))) throw tooLate();
      await repo.setApp({
        admin_id: me.adminId,
        sealed_secret: question.secret,
        last_step: step,
        created_at: toText(clock()),
      });
      return withFirst(me);
    },
    async removePasskey(me: Me, id: string): Promise<void> {
      await remove(me, () => repo.removePasskey(me.adminId, id));
    },
    async removeApp(me: Me): Promise<void> {
      await remove(me, () => repo.removeApp(me.adminId));
    },
    async renewCodes(me: Me) {
      if ((await howMany(me)) === 0) throw new DomainError('not_found');
      return { recoveryCodes: await printed(me) };
    },
  };
}

export type OwnService = ReturnType<typeof ownService>;

const WRONG_CODE = 'Ese código no es. Espera al siguiente y escríbelo.';
const TOO_MANY = 'Ya tienes diez llaves de acceso. Quita una antes de añadir otra.';

const tooLate = () =>
  new DomainError('not_found', { message: 'Ha pasado demasiado tiempo. Empieza otra vez.' });

function siteOrRefuse(page: string): Site {
  const site = siteOf(page);
  if (!site) throw new DomainError('passkey_impossible');
  return site;
}

const shownPasskey = (row: PasskeyRow): Factors['passkeys'][number] => ({
  id: row.id,
  name: row.name,
  site: row.rp_id,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});
