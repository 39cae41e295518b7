import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const S3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'encina',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('the configuration needs no variable: each has a value of its own', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    poolSize: 10,
    prepares: true,
    s3: undefined,
    copies: { folder: undefined, s3: undefined, passphrase: undefined, recipient: undefined },
    llm: undefined,
    profilePicker: 'enrolled',
    setupCode: undefined,
    publicUrl: undefined,
    trustProxy: false,
    secretKey: undefined,
    personQuota: 2 * 1024 ** 3,
    leastFree: 1024 ** 3,
    logLevel: 'info',
    warnings: [],
  });
});

const VARIABLES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_POOL_SIZE',
  'DATABASE_PREPARED',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'LLM_BASE_URL',
  'LLM_MODEL',
  'LLM_API_KEY',
  'PROFILE_PICKER',
  'SETUP_CODE',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'SECRET_KEY',
  'LOG_LEVEL',
];

it.each(VARIABLES)('%s is explained in the README', (name) => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\`${name}\``);
});

const OPEN_WHEN_EMPTY = VARIABLES.filter((name) => name !== 'SETUP_CODE');
it.each(OPEN_WHEN_EMPTY)('an empty %s counts as one that is not set', (name) => {
  expect(readConfig({ [name]: '' })).toEqual(readConfig({}));
});

it.each([
  ['PORT', '99999'],
  ['PORT', '-1'],
  ['PORT', '3000 '],
  ['PORT', 'http'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'encina'],
  ['DATABASE_URL', 'mysql://localhost/encina'],
  ['DATABASE_URL', 'postgres://localhost:port/encina'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DATABASE_POOL_SIZE', 'ten'],
  ['DATABASE_PREPARED', 'yes'],
  ['S3_ENDPOINT', '127.0.0.1:9000'],
  ['S3_ENDPOINT', 'file:///tmp'],
  ['LLM_BASE_URL', 'ollama'],
  ['PROFILE_PICKER', 'yes'],
  ['SETUP_CODE', ''],
  ['SETUP_CODE', 'corto'],
  ['SETUP_CODE', '------'],
  ['SETUP_CODE', 'ñ-ñ-ñ-ñ-a1'],
  ['PUBLIC_URL', 'encina.example'],
  ['PUBLIC_URL', 'ftp://encina.example'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '127.0.0.1, proxy'],
  ['SECRET_KEY', 'short'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with one sentence that names it', (name, value) => {
  const read = () => readConfig({ ...S3, [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^[^.\n]*\\b${name}\\b[^\n]*\\.$`));
});

it.each([
  ['PROFILE_PIKER', 'PROFILE_PICKER'],
  ['PROFILE_PICKERS', 'PROFILE_PICKER'],
  ['SETUP_CODA', 'SETUP_CODE'],
  ['TRUST_PORXY', 'TRUST_PROXY'],
  ['DATADIR', 'DATA_DIR'],
  ['ATABASE_URL', 'DATABASE_URL'],
])('%s, which is no variable of ours but for one letter, is refused by name', (given, ours) => {
  expect(() => readConfig({ [given]: 'open' })).toThrow(
    new StartError(`No existe la variable ${given}: quizá querías decir ${ours}.`),
  );
});

it.each(['POST', 'HOSTS', 'DATA', 'SETUP', 'PROFILE_PIKERS', 'npm_config_port'])(
  '%s is somebody else’s variable, and no reason to stop',
  (name) => {
    expect(readConfig({ [name]: 'x' })).toEqual(readConfig({}));
  },
);

it.each(Object.keys(S3).filter((name) => name !== 'S3_ENDPOINT'))(
  'a store without %s is refused, which would otherwise be forgotten in silence',
  (name) => {
    expect(() => readConfig({ ...S3, [name]: '' })).toThrow(new RegExp(`^Falta ${name}: `));
  },
);

it.each(Object.entries(S3))(
  '%s alone is refused as a store that is not finished',
  (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(/^Falta S3_\w+: /);
  },
);

it('a whole store is read, with the region that most of them ignore', () => {
  expect(readConfig(S3).s3).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    bucket: 'encina',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});

it.each([
  ['false', false],
  ['2', 2],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['::1', '::1'],
])('the proxies of TRUST_PROXY=%s are trusted', (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(trusted);
});

it.each([
  [{ LLM_MODEL: 'llama' }, 'LLM_BASE_URL'],
  [{ LLM_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'LLM_MODEL'],
  [{ LLM_API_KEY: 'key' }, 'LLM_BASE_URL'],
])('half of a language model, %j, is refused by what is missing', (given, missing) => {
  expect(() => readConfig(given)).toThrow(new RegExp(`^Falta ${missing}: `));
});

it('TRUST_PROXY=true, which once believed whatever a caller said, is one hop and says so', () => {
  const { trustProxy, warnings } = readConfig({ TRUST_PROXY: 'true' });
  expect(trustProxy).toBe(1);
  expect(warnings).toEqual([
    'TRUST_PROXY=true vale como 1: escribe cuántos proxies hay o sus direcciones.',
  ]);
});

it('PROFILE_PICKER=open with TRUST_PROXY=true is refused: any address could be made up', () => {
  expect(() => readConfig({ PROFILE_PICKER: 'open', TRUST_PROXY: 'true' })).toThrow(
    new StartError(
      'Con PROFILE_PICKER=open, TRUST_PROXY=true no se admite: escribe cuántos proxies hay o sus direcciones.',
    ),
  );
});

it.each(['1', 'loopback', '10.0.0.0/8, ::1'])(
  'PROFILE_PICKER=open with TRUST_PROXY=%s, which says who is believed, starts',
  (proxies) => {
    const { warnings } = readConfig({ PROFILE_PICKER: 'open', TRUST_PROXY: proxies });
    expect(warnings).toEqual([]);
  },
);

const PUBLIC_URL = 'https://encina.tupueblo.es';
it('PUBLIC_URL without TRUST_PROXY warns in one sentence: everybody would share one address', () => {
  expect(readConfig({ PUBLIC_URL }).warnings).toEqual([
    'Falta TRUST_PROXY: detrás de un proxy todos llaman desde el mismo sitio y se hacen esperar unos a otros.',
  ]);
});

it.each([
  { PUBLIC_URL, TRUST_PROXY: 'loopback' },
  { PUBLIC_URL, TRUST_PROXY: 'false' },
  { PUBLIC_URL: 'http://192.168.1.20:3000' },
  { PUBLIC_URL: 'http://localhost:3000' },
])('%j warns of nothing', (given) => {
  expect(readConfig(given).warnings).toEqual([]);
});
