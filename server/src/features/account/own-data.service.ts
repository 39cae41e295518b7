import type { ActorOf } from '../../core/actor.ts';
import type { ownDataRepo } from './own-data.repo.ts';

/** What somebody of the staff gets who asks for what is hers: readable JSON, under Spanish names. */
export function ownDataService(repo: ReturnType<typeof ownDataRepo>) {
  return async ({ adminId, municipalityId }: ActorOf<'admin'>): Promise<Uint8Array> => {
    const [account, sessions, passkeys, codeApp, done, about] = await Promise.all([
      repo.account(adminId),
      repo.sessions(adminId),
      repo.passkeys(adminId),
      repo.codeApp(adminId),
      repo.done(municipalityId, adminId),
      repo.about(adminId),
    ]);
    const data = {
      cuenta: account,
      sesiones: sessions,
      'llaves-de-acceso': passkeys,
      'aplicacion-de-codigos': codeApp ?? null,
      'lo-que-he-hecho': done,
      'lo-que-se-hizo-con-mi-cuenta': about,
    };
    return Buffer.from(JSON.stringify(data, null, 2));
  };
}
