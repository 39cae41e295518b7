import { createMemberBody } from '@encina/contract/admins';
import type { z } from 'zod';
import { StartError } from '../core/start-error.ts';
import type { OperatorService } from '../features/admins/operator.service.ts';
import type { MunicipalitySetup } from '../features/municipalities/municipalities.read.ts';
import { nameSearch } from '../names/name-search.ts';
import { type Command, need, type Order } from './arguments.ts';

export interface CommandDeps {
  readonly operator: OperatorService;
  readonly towns: () => Promise<readonly MunicipalitySetup[]>;
  /** People of a municipality whose name or id fits, a handful at most. */
  readonly people: (municipalityId: string, wanted: string) => Promise<readonly Person[]>;
  readonly unlockPin: (userId: string) => Promise<void>;
  readonly askPassword: () => Promise<string>;
  /** What runs here and on what, a line each. */
  readonly status: () => Promise<readonly string[]>;
  /** What the server is to do, a line each. */
  readonly jobs: () => Promise<readonly string[]>;
  /** Writes what the officer of a town signs. @returns the paths. */
  readonly writePapers: (townId: string, folder: string) => Promise<readonly string[]>;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

const PAPERS_FOLDER = 'papeles';

const newPassword = createMemberBody.pick({ password: true });

/** What is done in the database that a server has prepared, beside that server. */
export type CommandBeside = Exclude<Command, 'move'>;

type Answers = Record<CommandBeside, (order: Order) => Promise<string>>;
type AboutStaff = 'list' | 'create' | 'reset-password' | 'clear-factors' | 'close-setup';

/** Each order and what it answers, in words. A refusal is thrown. */
export function commands(deps: CommandDeps): Answers {
  const { towns, people, unlockPin } = deps;
  const townOf = async ({ town }: Order) => chooseTown(await towns(), town);
  return {
    ...aboutStaff(deps, townOf),
    status: async () => (await deps.status()).join('\n'),
    jobs: async () => (await deps.jobs()).join('\n'),
    async 'unlock-pin'(order) {
      const town = await townOf(order);
      const found = await people(town.id, need(order.person, 'persona'));
      const [person] = found;
      if (!person) throw new StartError(`No hay nadie con ese nombre en ${town.name}.`);
      if (found.length > 1) throw new StartError(severalPeople(found));
      await unlockPin(person.id);
      return `${person.name} ya puede volver a probar su PIN.`;
    },
    async compliance(order) {
      const town = await townOf(order);
      const paths = await deps.writePapers(town.id, order.folder ?? PAPERS_FOLDER);
      return [`Papeles de ${town.name}, para leer, completar y firmar:`, ...paths].join('\n  ');
    },
  };
}

function aboutStaff(
  { operator, towns, askPassword }: CommandDeps,
  townOf: (order: Order) => Promise<MunicipalitySetup>,
): Pick<Answers, AboutStaff> {
  return {
    async list() {
      const [all, staff] = await Promise.all([towns(), operator.staff()]);
      return all
        .map((town) => {
          const members = staff.get(town.id) ?? [];
          const lines = members.map((member) => `  ${member.name} <${member.email}>`);
          if (lines.length === 0) lines.push(`  ${nobodyYet(town)}`);
          return [named(town), ...lines].join('\n');
        })
        .join('\n\n');
    },
    async create(order) {
      const town = await townOf(order);
      const who = { name: need(order.name, 'nombre'), email: need(order.email, 'correo') };
      check(createMemberBody.omit({ password: true }), who);
      const input = check(createMemberBody, { ...who, password: await askPassword() });
      await operator.create(town.id, input);
      return `Cuenta creada: ${input.name} <${input.email}>, en ${town.name}.`;
    },
    async 'reset-password'(order) {
      const town = await townOf(order);
      const email = need(order.email, 'correo');
      const { password } = check(newPassword, { password: await askPassword() });
      const member = await operator.resetPassword(town.id, email, password);
      return `Contraseña cambiada: ${member.name} <${member.email}>. Sus sesiones se han cerrado.`;
    },
    async 'clear-factors'(order) {
      const town = await townOf(order);
      const member = await operator.clearFactors(town.id, need(order.email, 'correo'));
      return `${member.name} <${member.email}> entra ahora solo con su contraseña. Sus sesiones se han cerrado.`;
    },
    async 'close-setup'(order) {
      const town = await townOf(order);
      const isNew = await operator.closeSetup(town.id);
      return isNew
        ? `Cerrado: en ${town.name} ya no se puede crear la primera cuenta desde la pantalla.`
        : `En ${town.name} ya estaba cerrado.`;
    },
  };
}

const named = ({ id, name }: { id: string; name: string }) => `${name} [${id}]`;

const nobodyYet = ({ setup_closed_at: closedAt }: MunicipalitySetup) =>
  closedAt ? '(sin cuentas)' : '(sin cuentas: la primera se puede crear en la pantalla)';

const list = (things: readonly { id: string; name: string }[]) =>
  things.map((thing) => `  ${named(thing)}`).join('\n');

function chooseTown(towns: readonly MunicipalitySetup[], wanted: string | undefined) {
  const [only, more] = towns;
  if (wanted === undefined && only && !more) return only;
  if (wanted === undefined) {
    throw new StartError(`Di de qué municipio con --municipio=…\n${list(towns)}`);
  }
  const found = towns.filter(
    ({ id, name }) => id === wanted || nameSearch(name) === nameSearch(wanted),
  );
  if (found[0] && found.length === 1) return found[0];
  throw new StartError(`No se encuentra el municipio «${wanted}». Hay estos:\n${list(towns)}`);
}

const severalPeople = (people: readonly Person[]) =>
  `Hay varias personas. Elige una por su identificador, con --persona=…\n${list(people)}`;

function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new StartError(
    parsed.error.issues[0]?.message ?? 'Falta algún dato o no está bien escrito.',
  );
}
