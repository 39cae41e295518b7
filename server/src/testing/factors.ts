import { toText } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { hashToken, newToken } from '../core/tokens.ts';
import { newRecoveryCodes, recoveryHash } from '../features/factors/recovery-codes.ts';
import { authenticator } from './authenticator.ts';
import { codeAt } from './code-at.ts';
import { HOME_TOWN, SECRET_KEY, type Town } from './town.ts';

/** A site for which passkeys of tests are made, where no name of another one is set. */
const SITE = { rpId: 'localhost', origin: 'http://localhost' };

/** What the administrator says in a session of her own. */
async function start(town: Town, admin_id: string, url: string) {
  const token = await town.session({ kind: 'admin', municipality_id: HOME_TOWN, admin_id });
  return (await town.ask({ method: 'POST', url, token })).json;
}

/** The body that keeps a passkey which her browser has made just now. */
export async function createdPasskey(town: Town, adminId: string) {
  const { pending, options } = await start(town, adminId, '/api/admin/passkeys/start');
  return { pending, credential: authenticator(SITE).create(options.challenge) };
}

/** The body that keeps an app which has shown its first code. */
export async function shownCode(town: Town, adminId: string) {
  const { pending, secret } = await start(town, adminId, '/api/admin/code-app/start');
  return { pending, code: codeAt(town, secret) };
}

/** The body that answers a log-in of hers with a printed code. */
export async function waitingEntry(town: Town, adminId: string) {
  const [pending, [code = '']] = [newToken(), newRecoveryCodes()];
  const { password_hash } = await town.db
    .selectFrom('admins')
    .select('password_hash')
    .where('id', '=', adminId)
    .executeTakeFirstOrThrow();
  const code_hash = recoveryHash(SECRET_KEY, adminId, code);
  await town.db.insertInto('recovery_codes').values({ code_hash, admin_id: adminId }).execute();
  await town.db
    .insertInto('factor_challenges')
    .values({
      token_hash: hashToken(pending),
      admin_id: adminId,
      purpose: 'entry',
      secret: '',
      password_hash,
      expires_at: toText(town.now().add({ minutes: 10 })),
    })
    .execute();
  return { pending, proof: { kind: 'code', code } };
}

/** A passkey that nobody can use. @returns its id */
export async function addPasskey(town: Town, adminId: string): Promise<string> {
  const id = newId();
  await town.db
    .insertInto('passkeys')
    .values({
      id,
      admin_id: adminId,
      credential_id: id,
      public_key: '',
      counter: 0,
      transports: '',
      rp_id: SITE.rpId,
      name: 'Llave',
      created_at: toText(town.now()),
      last_used_at: null,
    })
    .execute();
  return id;
}

/** An app of hers that makes codes for nobody. */
export async function addCodeApp(town: Town, adminId: string): Promise<void> {
  await town.db
    .insertInto('code_apps')
    .values({ admin_id: adminId, sealed_secret: '', last_step: 0, created_at: toText(town.now()) })
    .onConflict((conflict) => conflict.column('admin_id').doNothing())
    .execute();
}
