import { StartError } from '../../core/start-error.ts';
import {
  beginTables,
  type Checked,
  checkTables,
  clearTarget,
  fillTables,
  finishTables,
  isReady,
  type State,
  type Target,
} from '../../db/move/move-tables.ts';
import type { Source } from '../../db/move/source.ts';

interface Circumstances {
  readonly state: State;
  readonly installation: string;
  readonly tell: (line: string) => void;
}

/** Takes every table over and reads it again on both sides. @throws StartError where one is not the same */
export async function moveDatabase(
  target: Target,
  source: Source,
  circumstances: Circumstances,
): Promise<Checked[]> {
  const { state, tell } = circumstances;
  if (state !== 'full') await fill(target, source, circumstances);
  const checked: Checked[] = [];
  for await (const table of checkTables(target, source)) {
    if (!table.isSame) throw new StartError(state === 'full' ? LIVED_IN : different(table));
    tell(lineOf(table));
    checked.push(table);
  }
  if (state !== 'full') await finishTables(target, source);
  return checked;
}

async function fill(
  target: Target,
  source: Source,
  { state, installation, tell }: Circumstances,
): Promise<void> {
  const go = () => fillTables(target, source, ({ name }) => tell(`Llevada la tabla ${name}`));
  const begin = async (isLeft: boolean) => {
    if (isLeft) await clearTarget(target);
    await beginTables(target, source, installation);
    return go();
  };
  const isLeft = state === 'unfinished';
  const goesOn = isLeft && (await isReady(target, source));
  if (await (goesOn ? go() : begin(isLeft))) return;
  // Somebody has worked here since it was interrupted.
  if (!(await begin(true))) throw new StartError(SOMEBODY_WRITES);
}

const lineOf = ({ table, rows, hash }: Checked): string =>
  `Igual en los dos sitios: ${table}, filas ${rows}, SHA-256 ${hash.slice(0, 16)}`;

const LIVED_IN =
  'Esta instalación ya se llevó allí, y allí ha cambiado después. No se ha cambiado nada.';
const SOMEBODY_WRITES =
  'Alguien más escribe en esa base de datos. Cierra lo que la use y repite la orden.';
const different = ({ table }: Checked) =>
  `La tabla ${table} no ha llegado igual. Repite la orden; si sigue, usa una base de datos vacía.`;
