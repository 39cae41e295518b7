import type { Executor } from '../db/database.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { guessesRepo } from './guesses.repo.ts';
import { type Guesses, guesses } from './guesses.ts';
import { type Passwords, passwords } from './passwords.ts';
import { type Photos, photos } from './photos.ts';
import { sessionsRepo } from './sessions.repo.ts';
import { type Sessions, sessions } from './sessions.ts';
import type { Storage } from './storage.ts';

/** What the server stands on. */
export interface Ground {
  readonly config: Config;
  readonly db: Executor;
  readonly storage: Storage;
  readonly secretKey: Buffer;
  readonly clock: Clock;
}

/** What every feature is built with: a `*.feature.ts` takes from it what its services ask for. */
export interface Tools extends Ground {
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly guesses: Guesses;
  readonly photos: Photos;
}

export function toolsOn(ground: Ground): Tools {
  const { db, storage, secretKey, clock } = ground;
  return {
    ...ground,
    passwords: passwords(secretKey),
    sessions: sessions(sessionsRepo(db), clock),
    guesses: guesses(guessesRepo(db), clock),
    photos: photos(storage),
  };
}
