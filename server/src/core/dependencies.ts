import type { Executor } from '../db/database.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { roomRepo } from './files/room.repo.ts';
import { type Room, room } from './files/room.ts';
import { type Notices, notices } from './notices.ts';
import { type Passwords, passwords } from './passwords.ts';
import { type Photos, photos } from './photos.ts';
import { sessionsRepo } from './sessions.repo.ts';
import { type Sessions, sessions } from './sessions.ts';
import { staffLogRepo } from './staff-log.repo.ts';
import { type StaffLog, staffLog } from './staff-log.ts';
import type { Storage } from './storage.ts';
import { throttleRepo } from './throttle.repo.ts';
import { type Throttle, throttle } from './throttle.ts';

/** What the server runs on. */
export interface Infrastructure {
  readonly config: Config;
  readonly db: Executor;
  readonly storage: Storage;
  readonly secretKey: Buffer;
  readonly clock: Clock;
}

/** What every feature is built with: a `*.feature.ts` takes from it what its services ask for. */
export interface Dependencies extends Infrastructure {
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly photos: Photos;
  readonly staffLog: StaffLog;
  readonly room: Room;
  readonly notices: Notices;
}

export function dependenciesOn(infrastructure: Infrastructure): Dependencies {
  const { config, db, storage, secretKey, clock } = infrastructure;
  return {
    ...infrastructure,
    passwords: passwords(secretKey),
    sessions: sessions(sessionsRepo(db), clock),
    throttle: throttle(throttleRepo(db), clock),
    photos: photos(storage),
    staffLog: staffLog(staffLogRepo(db), clock),
    notices: notices(clock),
    room: room(roomRepo(db), storage, config),
  };
}
