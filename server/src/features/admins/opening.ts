import type { openedEntry } from '@encina/contract/factors';
import type { z } from 'zod';
import { deviceIn } from '../../core/actor.ts';
import { enrolmentAccount } from '../../core/attempts.ts';
import { deviceName } from '../../core/device-name.ts';
import { DomainError } from '../../core/errors.ts';
import type { LoginSource } from '../../core/password-login.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { AdminRow } from './admins.repo.ts';

/** From where somebody logs in. */
export interface LogInFrom extends LoginSource {
  /** Address of the page. */
  readonly page: string;
}

export interface OpenedSession extends z.output<typeof openedEntry> {
  readonly municipalityId: string;
}

/** Opens the session of whoever has shown all that she has to show, unless her password is another one by now. */
export function opening({ sessions, staffLog }: { sessions: Sessions; staffLog: StaffLog }) {
  return async (admin: AdminRow, from: LogInFrom): Promise<OpenedSession> => {
    const { id, name, municipality_id: municipalityId, password_hash: hash } = admin;
    const token = await sessions.openWhile(
      {
        kind: 'admin',
        municipality_id: municipalityId,
        admin_id: id,
        device_id: deviceIn(municipalityId, from.actors),
        place: deviceName(from.userAgent),
      },
      hash,
      (trx) => staffLog.note(authorOf(admin), { kind: 'logged-in' }, trx),
    );
    if (!token) throw new DomainError('wrong_credentials');
    from.browser.remember(accountOf(municipalityId, admin.email));
    from.browser.remember(enrolmentAccount(municipalityId));
    return { token, id, name, municipalityId };
  };
}

/** Under what her attempts are counted, and under what a browser remembers her. */
export const accountOf = (municipalityId: string, email: string) =>
  `admin:${municipalityId}:${email}`;

/** As the log of the staff names her. */
export const authorOf = ({ id, municipality_id: municipalityId }: AdminRow) =>
  ({ kind: 'admin', adminId: id, municipalityId }) as const;
