import type { S3Config } from '../../core/s3-config.ts';
import type { Checked } from '../../db/move/move-tables.ts';
import type { MovedFiles } from './move-files.ts';
import type { Places } from './places.ts';

interface Moved {
  readonly places: Places;
  readonly dataDir: string;
  readonly tables: readonly Checked[];
  /** Undefined where they stay where they are. */
  readonly files: MovedFiles | undefined;
}

const counted = (count: number): string => count.toLocaleString('es-ES');

/** What was done, and what to write in the settings. */
export function movedWords({ places, dataDir, tables, files }: Moved): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { store } = places;
  return [
    `Todo está allí y es igual: ${counted(tables.length)} tablas, ${counted(rows)} filas.`,
    files
      ? `También los archivos: ${counted(files.files)}, con ${counted(files.bytes)} bytes.`
      : 'Los archivos siguen donde estaban.',
    `Aquí no se ha cambiado nada: ${dataDir}`,
    '',
    'Escribe esto en la configuración y arranca Encina:',
    `  DATABASE_URL=${withoutPassword(places)}`,
    ...(store ? linesOf(store) : []),
    'En lugar de los puntos va la contraseña o la clave que has usado ahora.',
    '',
    'Guarda secret.key: sin ella no vale ningún PIN. En otra máquina, llévala a su DATA_DIR.',
    `Cuando veas que todo va bien, borra de aquí ${files ? 'encina.sqlite y files' : 'encina.sqlite'}: son datos de personas.`,
    '',
  ].join('\n');
}

const linesOf = ({ endpoint, region, bucket, accessKeyId }: S3Config): string[] => [
  ...(endpoint ? [`  S3_ENDPOINT=${endpoint}`] : []),
  `  S3_REGION=${region}`,
  `  S3_BUCKET=${bucket}`,
  `  S3_ACCESS_KEY_ID=${accessKeyId}`,
  '  S3_SECRET_ACCESS_KEY=……',
];

/** What is said ends in the history of a terminal, or in a log. An address need not be written as `URL` writes it. */
function withoutPassword({ databaseUrl, isPasswordApart }: Places): string {
  const url = new URL(databaseUrl);
  // What came apart was for the move alone: whoever starts with an address that lacks it is not let in.
  if (url.password !== '' || isPasswordApart) url.password = HIDDEN;
  if (url.searchParams.has('password')) url.searchParams.set('password', HIDDEN);
  return url.href;
}

/** Dots that an address may hold as they are. */
const HIDDEN = '......';
