import { type Environment, environment } from './environment.ts';
import { isLocalUrl } from './hosts.ts';
import { readLlm } from './llm-config.ts';
import { misspeltVariable } from './misspelt-variable.ts';
import { readS3 } from './s3-config.ts';
import { StartError } from './start-error.ts';
import { trustedProxies } from './trusted-proxies.ts';

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
    mail: readMail(env),
    pushTestService: env.PUSH_TEST_SERVICE,
    logLevel: env.LOG_LEVEL,
    warnings: warningsOf(env),
  };
}

/** Undefined where no letters leave: without an address of ours nobody could unsubscribe from them. */
function readMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment) {
  if (!SMTP_URL || !PUBLIC_URL) return undefined;
  const from = MAIL_FROM ?? `encina@${new URL(PUBLIC_URL).hostname}`;
  return { smtpUrl: SMTP_URL, from, publicUrl: PUBLIC_URL };
}

/** What starts all the same, and should be put right: a sentence each. */
function warningsOf(env: Environment): readonly string[] {
  const { SMTP_URL, PUBLIC_URL } = env;
  const withoutMail =
    SMTP_URL && !PUBLIC_URL
      ? ['Falta PUBLIC_URL: sin ella no se envían correos, aunque esté SMTP_URL.']
      : [];
  return [...withoutMail, ...proxyWarnings(env)];
}

function proxyWarnings({ PUBLIC_URL, TRUST_PROXY }: Environment): readonly string[] {
  if (TRUST_PROXY === 'true') {
    return ['TRUST_PROXY=true vale como 1: escribe cuántos proxies hay o sus direcciones.'];
  }
  // `false` is an answer.
  if (!PUBLIC_URL || TRUST_PROXY !== undefined || isLocalUrl(PUBLIC_URL)) return [];
  return [
    'Falta TRUST_PROXY: detrás de un proxy todos llaman desde el mismo sitio y se hacen esperar unos a otros.',
  ];
}
