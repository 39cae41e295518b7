import type { BodyOf } from '@encina/contract/endpoint';
import {
  type createMunicipalityBody,
  DEFAULT_MUNICIPALITY_ID,
  type Municipality,
  type update,
} from '@encina/contract/municipalities';
import type { z } from 'zod';
import type { Actor, Authorized, Subject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Photos } from '../../core/photos.ts';
import { hashToken, newCode } from '../../core/tokens.ts';
import type { MunicipalityRow, municipalitiesRepo } from './municipalities.repo.ts';
import { newRow, shownWith } from './municipalities.view.ts';

const DEFAULT = { name: 'Valle de Matamoros', timeZone: 'Europe/Madrid' } as const;
/** 12 characters of 31: 59 bits, and still short enough to dictate. */
const SETUP_CODE_LENGTH = 12;

export interface MunicipalitiesDeps {
  readonly repo: ReturnType<typeof municipalitiesRepo>;
  readonly photos: Photos;
  readonly clock: Clock;
  /** True where the server was started with SETUP_CODE. */
  readonly asksSetupCode: boolean;
}

type Input = z.output<typeof createMunicipalityBody>;

export function municipalitiesService({ repo, photos, clock, asksSetupCode }: MunicipalitiesDeps) {
  const shown = shownWith(asksSetupCode);

  async function ensureDefault(): Promise<Municipality> {
    const existing = await repo.find(DEFAULT_MUNICIPALITY_ID);
    if (existing) return shown(existing);
    // A stranger may ask for it, so nothing that the stranger says enters it.
    const row = newRow(DEFAULT_MUNICIPALITY_ID, DEFAULT, toText(clock()));
    await repo.ensure(row);
    return shown(row);
  }

  async function found(id: string): Promise<MunicipalityRow> {
    const row = await repo.find(id);
    if (!row) throw new DomainError('municipality_not_found');
    return row;
  }

  async function keepPhoto(id: string, photo: string | null | undefined): Promise<string | null> {
    return photo ? photos.keep(`municipalities/${id}`, photo) : null;
  }

  return {
    ensureDefault,
    async list(): Promise<Municipality[]> {
      return (await repo.list()).map(shown);
    },
    async create(actor: Actor, input: Input): Promise<Municipality & { setupCode?: string }> {
      if (input.id === DEFAULT_MUNICIPALITY_ID) return ensureDefault();
      if (actor.kind !== 'admin') throw new DomainError('unauthenticated');
      if (await repo.hasName(input.name)) throw new DomainError('municipality_exists');
      const setupCode = newCode(SETUP_CODE_LENGTH);
      const row = newRow(newId(), input, toText(clock()));
      row.setup_code_hash = hashToken(setupCode);
      row.photo_key = await keepPhoto(row.id, input.photo);
      await repo.ensure(row);
      return { ...shown(row), setupCode };
    },
    /** What the input does not name stays. */
    async update(
      { id }: Authorized<Subject<'municipality'>>,
      { photo, timeZone, ...input }: BodyOf<typeof update>,
    ): Promise<Municipality> {
      const before = await found(id);
      if (input.name && (await repo.hasName(input.name, id))) {
        throw new DomainError('municipality_exists');
      }
      const values: Partial<MunicipalityRow> = { ...input };
      if (timeZone !== undefined) values.time_zone = timeZone;
      if (photo !== undefined) values.photo_key = await keepPhoto(id, photo);
      if (Object.keys(values).length > 0) await repo.update(id, values);
      await photos.removeReplaced(before.photo_key, values.photo_key);
      return shown(await found(id));
    },
    async photo(id: string): Promise<Uint8Array> {
      return photos.bytes((await repo.find(id))?.photo_key);
    },
  };
}

export type MunicipalitiesService = ReturnType<typeof municipalitiesService>;
