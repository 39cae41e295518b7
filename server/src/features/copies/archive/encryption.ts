import { BrokenCopyError, WrongPassphraseError } from './broken-copy.ts';

/** With what a copy is closed: a passphrase, or the public key of whoever keeps the other half. */
export type Lock = { readonly passphrase: string } | { readonly recipient: string };

/** Loaded with the first copy: no start waits for it. */
const age = () => import('age-encryption');

/** What age puts in front of a secret key. */
const SECRET_KEY = /^AGE-SECRET-KEY-/i;
/** What the library says where a passphrase or key is not that of the file. */
const NO_MATCH = /no identity matched/;

/** Closes what comes (age, scrypt or X25519, ChaCha20-Poly1305), one piece in memory. */
export async function* encrypted(
  plain: AsyncIterable<Uint8Array>,
  lock: Lock,
): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase);
  else encrypter.addRecipient(lock.recipient);
  yield* await encrypter.encrypt(streamOf(plain));
}

/**
 * Opens what was closed with one of these passphrases or secret keys.
 * @throws WrongPassphraseError, BrokenCopyError, and what the source throws
 */
export async function* decrypted(
  closed: AsyncIterable<Uint8Array>,
  keys: readonly string[],
): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  for (const key of keys) {
    if (SECRET_KEY.test(key)) decrypter.addIdentity(key.toUpperCase());
    else decrypter.addPassphrase(key);
  }
  let ofSource: { cause: unknown } | undefined;
  const source = (async function* () {
    try {
      yield* closed;
    } catch (cause) {
      ofSource = { cause };
      throw cause;
    }
  })();
  try {
    yield* await decrypter.decrypt(streamOf(source));
  } catch (cause) {
    if (ofSource) throw ofSource.cause;
    throw NO_MATCH.test(String(cause))
      ? new WrongPassphraseError(undefined, { cause })
      : new BrokenCopyError(undefined, { cause });
  }
}

const streamOf = (pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  ReadableStream.from(pieces);
