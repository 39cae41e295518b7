import type { Environment } from './environment.ts';
import { StartError } from './start-error.ts';

export interface S3Config {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type S3Variable =
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY';

/** Undefined where no store is named. @throws StartError where one is named in part */
export function readS3(
  env: Environment,
  prefix: '' | 'BACKUP_',
  why: string,
): S3Config | undefined {
  const given = (name: S3Variable) => env[`${prefix}${name}`];
  const asked = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (!asked.some(given)) return undefined;
  const need = (name: S3Variable) => {
    const value = given(name);
    if (!value) throw new StartError(`Falta ${prefix}${name}: ${why} y hace falta ese dato.`);
    return value;
  };
  return {
    endpoint: given('S3_ENDPOINT'),
    region: given('S3_REGION') ?? 'us-east-1',
    bucket: need('S3_BUCKET'),
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
  };
}
