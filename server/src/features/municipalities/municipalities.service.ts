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
import { type Photos, photoAddress } from '../../core/photos.ts';
import { hashToken, newCode } from '../../core/tokens.ts';
import type { MunicipalityRow, municipalitiesRepo } from './municipalities.repo.ts';

const DEFAULT_NAME = 'Valle de Matamoros';
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
  function setupOf(row: MunicipalityRow): Municipality['setup'] {
    if (row.setup_closed_at) return 'closed';
    return row.setup_code_hash || asksSetupCode ? 'code' : 'open';
  }

  const shown = (row: MunicipalityRow): Municipality => ({
    id: row.id,
    name: row.name,
    photo: photoAddress(`/api/municipalities/${row.id}`, row.photo_key),
    timeZone: row.time_zone as Municipality['timeZone'],
    phone: row.phone,
    email: row.email,
    address: row.address,
    setup: setupOf(row),
  });

  async function ensureDefault(): Promise<Municipality> {
    const existing = await repo.find(DEFAULT_MUNICIPALITY_ID);
    if (existing) return shown(existing);
    // A stranger may ask for it, so nothing that the stranger says enters it.
    const row = newRow(DEFAULT_MUNICIPALITY_ID, { name: DEFAULT_NAME, timeZone: 'Europe/Madrid' });
    await repo.ensure(row);
    return shown(row);
  }

  const newRow = (
    id: string,
    input: Pick<Input, 'name' | 'timeZone'> & Partial<Input>,
  ): MunicipalityRow => ({
    id,
    name: input.name,
    photo_key: null,
    phone: input.phone ?? null,
    email: null,
    address: null,
    time_zone: input.timeZone,
    setup_code_hash: null,
    setup_closed_at: null,
    created_at: toText(clock()),
  });

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
      const row = { ...newRow(newId(), input), setup_code_hash: hashToken(setupCode) };
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
      const { photo_key: old } = before;
      if (old && 'photo_key' in values && values.photo_key !== old) await photos.remove(old);
      return shown(await found(id));
    },
    async photo(id: string): Promise<Uint8Array> {
      const key = (await repo.find(id))?.photo_key;
      const bytes = key && (await photos.bytes(key));
      if (!bytes) throw new DomainError('not_found');
      return bytes;
    },
  };
}

export type MunicipalitiesService = ReturnType<typeof municipalitiesService>;
