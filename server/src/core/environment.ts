import { z } from 'zod';
import { normalCode } from './tokens.ts';
import { isTrustedProxies } from './trusted-proxies.ts';

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

/** Every variable that is ours, as text, with what it may say. */
export const environment = z.object({
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
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.email('MAIL_FROM debe ser una dirección de correo.').optional(),
  // For tests alone: nothing but a push service of this very machine is called besides those of the browsers.
  PUSH_TEST_SERVICE: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'PUSH_TEST_SERVICE debe ser http://127.0.0.1:puerto.')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL debe ser fatal, error, warn, info, debug, trace o silent.',
    )
    .default('info'),
});

export type Environment = z.output<typeof environment>;

/** The variables that are ours, of those that are set: what a copy keeps of the settings. */
export const ourVariables = (variables: NodeJS.ProcessEnv): [name: string, value: string][] =>
  Object.keys(environment.shape).flatMap((name) => {
    const value = variables[name];
    return value === undefined ? [] : [[name, value]];
  });
