import { toText } from '../../core/clock.ts';
import { filesOf } from '../../core/files/file-keys.ts';
import { comingRow, type KeepFilesDeps } from './keep-files.ts';
import type { KeepLetters, LetterToKeep } from './media.read.ts';
import { newMemory } from './new-memory.ts';

const TYPE = 'text/plain; charset=utf-8';

/** A letter is a memory like any other: a row, and a file that leaves with her in her export. */
export const keepLetters =
  ({ uploads, storage, clock }: KeepFilesDeps): KeepLetters =>
  async (user, letters) => {
    const now = clock();
    const kept = letters.map((letter) => ({ letter, file: fileOf(letter) }));
    await uploads.insertAll(kept.map(({ file }) => comingRow(user.id, file, toText(now))));
    for (const { letter, file } of kept) {
      const { original } = filesOf(user.id, 'media', letter.id);
      await storage.put(original, Buffer.from(letter.words), file.mime_type);
    }
    await uploads.finish(
      kept.map(({ letter, file }) =>
        newMemory(user, now, {
          ...file,
          kind: 'text',
          title: `De ${letter.writtenBy}`.slice(0, 120),
          description: letter.words,
          written_by: letter.writtenBy,
          has_thumbnail: 0,
          when: Temporal.Instant.from(letter.writtenAt)
            .toZonedDateTimeISO(user.timeZone)
            .toPlainDate()
            .toString(),
        }),
      ),
    );
  };

const fileOf = ({ id, words, writtenBy }: LetterToKeep) => ({
  id,
  mime_type: TYPE,
  size: Buffer.byteLength(words),
  original_name: `De ${writtenBy}.txt`,
});
