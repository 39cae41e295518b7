/** `encina-1a2b3c4d-20261120T160500Z.age`: whose it is, and of when. Several installations may share a folder. */
const NAME = /^encina-([0-9a-f]{8})-(\d{8}T\d{6}Z)\.age$/;

export interface NamedCopy {
  readonly name: string;
  readonly madeAt: Temporal.Instant;
}

export const copyName = (installation: string, madeAt: Temporal.Instant): string => {
  const stamp = madeAt.toString({ smallestUnit: 'second', roundingMode: 'floor' });
  return `${prefixOf(installation)}${stamp.replace(/[-:]/g, '')}.age`;
};

/** Before the names of everything that one installation keeps beside its copies. */
export const prefixOf = (installation: string): string => `encina-${shortOf(installation)}-`;

/** The ids of who was erased: what a copy that is restored must forget again. */
export const erasedName = (installation: string): string => `${prefixOf(installation)}erased.txt`;

/** The copies among these names, newest first; of one installation where one is named. */
export function copiesAmong(names: readonly string[], installation?: string): NamedCopy[] {
  const found = names.flatMap((name) => {
    const [, owner, stamp] = NAME.exec(name) ?? [];
    if (!stamp || (installation && owner !== shortOf(installation))) return [];
    return [{ name, madeAt: Temporal.Instant.from(stamp) }];
  });
  return found.sort((a, b) => Temporal.Instant.compare(b.madeAt, a.madeAt));
}

/** Of an id of ours its end is the random part. */
const shortOf = (installation: string): string => installation.replaceAll('-', '').slice(-8);
