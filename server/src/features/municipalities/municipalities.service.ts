import type { BodyOf } from '@encina/contract/endpoint';
import {
  type createMunicipalityBody,
  DEFAULT_MUNICIPALITY_ID,
  type Municipality,
  type update,
} from '@encina/contract/municipalities';
import type { z } from 'zod';
import type { Actor, ActorOf, Authorized, Subject } from '../../core/actor.ts';
import { changedMeanwhile, type NameOfAdmin } from '../../core/changed-meanwhile.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Photos } from '../../core/photos.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import { hashToken, newCode } from '../../core/tokens.ts';
import { changesOf } from './changes.ts';
import { FIRST_LOGOS } from './first-town.ts';
import type { MunicipalityRow, municipalitiesRepo } from './municipalities.repo.ts';
import { firstRow, newRow, shownWith } from './municipalities.view.ts';

/** 12 characters of 31: 59 bits, and still short enough to dictate. */
const SETUP_CODE_LENGTH = 12;

export interface MunicipalitiesDeps {
  readonly repo: MunicipalitiesRepo;
  readonly photos: Photos;
  readonly clock: Clock;
  readonly staffLog: StaffLog;
  /** True where the server was started with SETUP_CODE. */
  readonly asksSetupCode: boolean;
  readonly nameOfAdmin: NameOfAdmin;
}

type MunicipalitiesRepo = ReturnType<typeof municipalitiesRepo>;
type Input = z.output<typeof createMunicipalityBody>;

type Edit = BodyOf<typeof update>;

export function municipalitiesService(deps: MunicipalitiesDeps) {
  const { repo, photos, staffLog, asksSetupCode, clock } = deps;
  const shown = shownWith(asksSetupCode);
  const found = foundIn(repo);
  const refuse = refusingIn(deps);

  /** A stranger may ask for it, so nothing that the stranger says enters it. */
  async function ensureDefault(): Promise<Municipality> {
    const existing = await repo.find(DEFAULT_MUNICIPALITY_ID);
    return shown(existing ?? (await addFirst(deps)));
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
      const { row, setupCode } = await add(deps, actor, input);
      return { ...shown(row), setupCode };
    },
    /** What the input does not name stays. */
    async update(
      admin: ActorOf<'admin'>,
      { id }: Authorized<Subject<'municipality'>>,
      { version, ...input }: Edit,
    ): Promise<Municipality> {
      const before = await found(id);
      if (version !== undefined && version !== before.version) throw await refuse(id, input);
      if (input.name && (await repo.hasName(input.name, id))) {
        throw new DomainError('municipality_exists');
      }
      const values = await changesOf(before, input, photos);
      if (Object.keys(values).length > 0) {
        const edit = { ...values, edited_by_id: admin.adminId };
        if (!(await repo.edit({ id, version, now: clock() }, edit))) {
          throw await refuse(id, input, values);
        }
      }
      await photos.removeReplaced(before.photo_key, values.photo_key);
      await photos.removeReplaced(keptLogos(before), values.logos_key);
      return shown(await found(id));
    },
    /** Rows first: a file left behind is rubbish, a row without its file is a fault that people see. */
    async remove(actor: ActorOf<'admin'>, id: string): Promise<void> {
      const { created_in: createdIn } = await found(id);
      const isTheirs = createdIn === null || createdIn === actor.municipalityId;
      if (id === DEFAULT_MUNICIPALITY_ID || !isTheirs) throw new DomainError('forbidden');
      if (!(await repo.removeEmpty(id))) throw new DomainError('municipality_not_empty');
      await staffLog.note(actor, { kind: 'town-removed', on: { kind: 'municipality', id } });
      await photos.removeFolder(folder(id));
    },
    ...picturesOf(deps),
  };
}

const folder = (id: string) => `municipalities/${id}`;

const foundIn =
  (repo: Pick<MunicipalitiesRepo, 'find'>) =>
  async (id: string): Promise<MunicipalityRow> => {
    const row = await repo.find(id);
    if (!row) throw new DomainError('municipality_not_found');
    return row;
  };

async function addFirst({ repo, clock }: MunicipalitiesDeps): Promise<MunicipalityRow> {
  await repo.ensure(firstRow(DEFAULT_MUNICIPALITY_ID, toText(clock())));
  return foundIn(repo)(DEFAULT_MUNICIPALITY_ID);
}

/** Another town beside the one in which it is made, with the code that its first administrator needs. */
async function add(
  { repo, photos, clock }: MunicipalitiesDeps,
  by: ActorOf<'admin'>,
  input: Input,
) {
  const setupCode = newCode(SETUP_CODE_LENGTH);
  const row = newRow(newId(), input, by.municipalityId, toText(clock()));
  row.setup_code_hash = hashToken(setupCode);
  if (input.photo) row.photo_key = await photos.keep(folder(row.id), input.photo);
  await repo.ensure(row);
  return { row: await foundIn(repo)(row.id), setupCode };
}

const COMPARED = [
  'name',
  'phone',
  'email',
  'address',
  'region',
  'programme',
  'funder',
  'budget',
  'aid',
  'accessibilityEntity',
  'accessibilityAuthority',
  'accessibilityEmail',
] as const;

/** Nothing was written: what was kept of its pictures goes again. */
const refusingIn =
  ({ repo, photos, asksSetupCode, nameOfAdmin }: MunicipalitiesDeps) =>
  async (id: string, sent: Edit, kept: Partial<MunicipalityRow> = {}) => {
    const row = await foundIn(repo)(id);
    await photos.removeReplaced(kept.photo_key ?? null, row.photo_key);
    await photos.removeReplaced(kept.logos_key ?? null, row.logos_key);
    const by = row.edited_by_id === null ? undefined : await nameOfAdmin(row.edited_by_id);
    return changedMeanwhile(COMPARED, { now: shownWith(asksSetupCode)(row), sent }, by);
  };

const picturesOf = ({ repo, photos }: Pick<MunicipalitiesDeps, 'repo' | 'photos'>) => ({
  async logos(id: string): Promise<Uint8Array> {
    const row = await repo.find(id);
    return photos.bytes(row && keptLogos(row));
  },
  async photo(id: string): Promise<Uint8Array> {
    return photos.bytes((await repo.find(id))?.photo_key);
  },
});

/** Those in the file store; the ones that come with Encina are nobody's to remove. */
const keptLogos = ({ logos_key: key }: MunicipalityRow) => (key === FIRST_LOGOS ? null : key);

export type MunicipalitiesService = ReturnType<typeof municipalitiesService>;
