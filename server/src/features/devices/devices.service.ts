import type { Device } from '@encina/contract/devices';
import type { Actor, ActorOf, Authorized, Subject } from '../../core/actor.ts';
import { enrolmentAccount, type Source } from '../../core/attempts.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { deviceName, unusedName } from '../../core/device-name.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { DeviceCodesService } from './device-codes.service.ts';
import type { devicesRead } from './devices.read.ts';
import type { devicesRepo } from './devices.repo.ts';
import type { tiesRepo } from './ties.repo.ts';

export interface DevicesDeps {
  readonly repo: ReturnType<typeof devicesRepo>;
  readonly ties: ReturnType<typeof tiesRepo>;
  readonly codes: DeviceCodesService;
  readonly tiedTo: ReturnType<typeof devicesRead>['tiedTo'];
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly staffLog: StaffLog;
}

/** Who enrols: whoever logged in on it, or issued its code. */
type StaffOfTown = Pick<ActorOf<'admin'>, 'municipalityId' | 'adminId'>;

export function devicesService(deps: DevicesDeps) {
  const { repo, ties, codes, tiedTo, sessions, clock } = deps;
  const enrol = enrolIn(deps);

  return {
    /** Undefined where the device is already enrolled in that municipality. */
    async enrolByLogin(by: StaffOfTown, actors: readonly Actor[], userAgent: string) {
      const { municipalityId } = by;
      const known = actors.some((a) => a.kind === 'device' && a.municipalityId === municipalityId);
      return known ? undefined : enrol(by, userAgent, null);
    },
    async enrolByCode(
      { municipalityId, code }: { municipalityId: string; code: string },
      from: Source & { readonly userAgent: string },
    ): Promise<string> {
      const { adminId, deviceName: given } = await codes.use(municipalityId, code, from);
      const token = await enrol({ municipalityId, adminId }, from.userAgent, given);
      from.browser.remember(enrolmentAccount(municipalityId));
      return token;
    },
    async list(actor: ActorOf<'admin'>, thisId: string | null | undefined): Promise<Device[]> {
      const rows = await repo.list(actor.municipalityId, toText(clock()));
      const tied = await ties.people(rows.map(({ id }) => id));
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        kind: row.kind,
        isThis: row.id === thisId,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        isTied: row.is_tied === 1,
        people: tied.flatMap(({ device_id, id, name }) =>
          device_id === row.id ? [{ id, name }] : [],
        ),
      }));
    },
    rename: (device: Authorized<Subject<'device'>>, name: string) => repo.rename(device.id, name),
    /** Who is in and has no place on it any more is out at once. */
    async tie(device: Authorized<Subject<'device'>>, userIds: readonly string[]): Promise<void> {
      const people = [...new Set(userIds)];
      const known = await ties.countAmong(device.municipalityId, people);
      if (known !== people.length) throw new DomainError('user_not_found');
      await ties.tie(device.id, people, toText(clock()));
      if (people.length > 0) await sessions.endPeopleOnDevice(device.id, people);
    },
    /** The tablet that asks: where it is, and whose. */
    async here({ deviceId, municipalityId }: ActorOf<'device'>) {
      const tied = deviceId ? await tiedTo(deviceId) : undefined;
      return { municipalityId, isTied: tied !== undefined, tiedTo: tied ?? [] };
    },
    revoke: (device: Authorized<Subject<'device'>>) => repo.remove(device.id),
  };
}

export type DevicesService = ReturnType<typeof devicesService>;

/** @param given how staff call it; without it, what it is, with a number where there are several */
const enrolIn =
  ({
    repo,
    sessions,
    clock,
    staffLog,
  }: Pick<DevicesDeps, 'repo' | 'sessions' | 'clock' | 'staffLog'>) =>
  async (by: StaffOfTown, userAgent: string, given: string | null): Promise<string> => {
    const { municipalityId } = by;
    const id = newId();
    const kind = deviceName(userAgent);
    await repo.insert({
      id,
      municipality_id: municipalityId,
      name: given ?? unusedName(kind, await repo.names(municipalityId)),
      kind,
      created_at: toText(clock()),
    });
    const on = { kind: 'device', id } as const;
    await staffLog.note({ kind: 'admin', ...by }, { kind: 'device-enrolled', on });
    return sessions.open({ kind: 'device', municipality_id: municipalityId, device_id: id });
  };
