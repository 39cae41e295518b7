import { type Config, readConfig } from '../../core/config.ts';
import type { S3Config } from '../../core/s3-config.ts';
import { need, type Order, UsageError } from '../arguments.ts';

/** From where to where an installation is moved. */
export interface Places {
  /** As it is set up now. */
  readonly from: Config;
  readonly databaseUrl: string;
  /** The password is not in the address but in PGPASSWORD. */
  readonly isPasswordApart: boolean;
  /** Where the files are to live; undefined where they stay. */
  readonly store: S3Config | undefined;
}

const STORE = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?$/;

/**
 * Reads the order. Whoever has not said S3_BUCKET has the files on the disk: then the other S3_… are those of the
 * store that is named. @throws UsageError, StartError
 */
export function readPlaces({ to, store }: Order, variables: NodeJS.ProcessEnv): Places {
  const databaseUrl = need(to, 'to');
  const bucket = store === undefined ? undefined : STORE.exec(store)?.[1];
  if (store !== undefined && !bucket) throw new UsageError('--store se escribe así: s3://cubo');
  const settings = {
    ...variables,
    DATABASE_URL: databaseUrl,
    ...(bucket ? { S3_BUCKET: bucket } : {}),
  };
  const from = readConfig({
    ...(variables.S3_BUCKET ? variables : withoutS3(variables)),
    DATABASE_URL: '',
  });
  const { s3 } = readConfig(bucket ? settings : { ...withoutS3(settings) });
  const isPasswordApart = Boolean(variables.PGPASSWORD);
  return { from, databaseUrl, isPasswordApart, store: bucket === from.s3?.bucket ? undefined : s3 };
}

const withoutS3 = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !name.startsWith('S3_')));
