import { z } from 'zod';
import { isLocalUrl } from './hosts.ts';
import { misspeltVariable } from './misspelt-variable.ts';
import { StartError } from './start-error.ts';
import { normalCode } from './tokens.ts';
import { isTrustedProxies, trustedProxies } from './trusted-proxies.ts';

const url = (name: string, protocols: string[]) =>
  z.string().refine(
    (text) => {
      const parsed = URL.parse(text);
      return parsed !== null && protocols.includes(parsed.protocol);
    },
    `${name} debe ser una dirección que empiece por ${protocols.map((p) => `${p}//`).join(' o ')}.`,
  );

const megabytes = (name: string, usual: number) =>
  z
    .string()
    .default(String(usual))
    .refine((text) => /^\d{1,9}$/.test(text), `${name} debe ser un número de megabytes.`)
    .transform((text) => Number(text) * 1024 * 1024);

const environment = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: 'PORT debe ser un número entre 0 y 65535.',
    })
    .transform(Number),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .default('10')
    .refine(
      (text) => /^[1-9]\d{0,2}$/.test(text),
      'DATABASE_POOL_SIZE debe ser un número entre 1 y 999.',
    )
    .transform(Number),
  DATABASE_PREPARED: z
    .enum(['on', 'off'], 'DATABASE_PREPARED debe ser on u off.')
    .default('on')
    .transform((text) => text === 'on'),
  S3_ENDPOINT: url('S3_ENDPOINT', ['http:', 'https:']).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LLM_BASE_URL: url('LLM_BASE_URL', ['http:', 'https:']).optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  PROFILE_PICKER: z
    .enum(['enrolled', 'open'], 'PROFILE_PICKER debe ser enrolled u open.')
    .default('enrolled'),
  // Only what is compared counts: a code of signs alone would be none.
  SETUP_CODE: z
    .string()
    .refine(
      (text) => normalCode(text).length >= 6,
      'SETUP_CODE debe tener al menos 6 letras o números, sin contar tildes ni signos.',
    )
    .optional(),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']).optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      isTrustedProxies,
      'TRUST_PROXY debe ser un número de saltos, una lista de direcciones IP o false.',
    )
    .optional(),
  SECRET_KEY: z.string().min(32, 'SECRET_KEY debe tener al menos 32 caracteres.').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_ENDPOINT: url('BACKUP_S3_ENDPOINT', ['http:', 'https:']).optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(16, 'BACKUP_PASSPHRASE debe tener al menos 16 caracteres.')
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{50,}$/, 'BACKUP_RECIPIENT debe ser una clave pública de age: age1…')
    .optional(),
  PERSON_QUOTA_MB: megabytes('PERSON_QUOTA_MB', 2_048),
  LEAST_FREE_MB: megabytes('LEAST_FREE_MB', 1_024),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL debe ser fatal, error, warn, info, debug, trace o silent.',
    )
    .default('info'),
});

type S3Variable =
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY';

/** The variables that are ours, of those that are set: what a copy keeps of the settings. */
export const ourVariables = (variables: NodeJS.ProcessEnv): [name: string, value: string][] =>
  Object.keys(environment.shape).flatMap((name) => {
    const value = variables[name];
    return value === undefined ? [] : [[name, value]];
  });

export interface S3Config {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the environment. An empty variable counts as unset, but for the one that closes a door.
 * Throws a StartError naming the variable.
 */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const misspelt = misspeltVariable(Object.keys(variables), Object.keys(environment.shape));
  if (misspelt) {
    throw new StartError(
      `No existe la variable ${misspelt.given}: quizá querías decir ${misspelt.ours}.`,
    );
  }
  if (variables.SETUP_CODE === '') {
    throw new StartError('SETUP_CODE está vacío: escribe un código o quita la variable.');
  }
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new StartError(parsed.error.issues[0]?.message ?? 'La configuración no es válida.');
  }
  const env = parsed.data;
  if (env.PROFILE_PICKER === 'open' && env.TRUST_PROXY === 'true') {
    throw new StartError(
      'Con PROFILE_PICKER=open, TRUST_PROXY=true no se admite: escribe cuántos proxies hay o sus direcciones.',
    );
  }
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    prepares: env.DATABASE_PREPARED,
    s3: readS3(env, '', 'los archivos van a S3'),
    copies: {
      folder: env.BACKUP_DIR,
      s3: readS3(env, 'BACKUP_', 'las copias van a S3'),
      passphrase: env.BACKUP_PASSPHRASE,
      recipient: env.BACKUP_RECIPIENT,
    },
    llm: readLlm(env),
    profilePicker: env.PROFILE_PICKER,
    setupCode: env.SETUP_CODE,
    publicUrl: env.PUBLIC_URL,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    secretKey: env.SECRET_KEY,
    /** Bytes of files that are kept for one person at most, and that the disk must have free to take more. */
    personQuota: env.PERSON_QUOTA_MB,
    leastFree: env.LEAST_FREE_MB,
    logLevel: env.LOG_LEVEL,
    warnings: warningsOf(env),
  };
}

/** What starts all the same, and should be put right: a sentence each. */
function warningsOf({ PUBLIC_URL, TRUST_PROXY }: z.output<typeof environment>): readonly string[] {
  if (TRUST_PROXY === 'true') {
    return ['TRUST_PROXY=true vale como 1: escribe cuántos proxies hay o sus direcciones.'];
  }
  // `false` is an answer.
  if (!PUBLIC_URL || TRUST_PROXY !== undefined || isLocalUrl(PUBLIC_URL)) return [];
  return [
    'Falta TRUST_PROXY: detrás de un proxy todos llaman desde el mismo sitio y se hacen esperar unos a otros.',
  ];
}

function readS3(
  env: z.output<typeof environment>,
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

export interface LlmConfig {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
}

function readLlm(env: z.output<typeof environment>): LlmConfig | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = env;
  if (!baseUrl && !model && !apiKey) return undefined;
  if (!baseUrl) throw new StartError('Falta LLM_BASE_URL: la dirección del modelo de lenguaje.');
  if (!model) throw new StartError('Falta LLM_MODEL: el nombre del modelo de lenguaje.');
  return { baseUrl, model, apiKey };
}
