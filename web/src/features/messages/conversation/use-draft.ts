import { LONGEST_TEXT } from '@encina/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '../../../lib/check-file.ts';
import { forgetValues, keepValue, keptValues } from '../../../lib/kept-values.ts';
import { forgetStored, readStored, writeStored } from '../../../lib/storage.ts';
import { photoToSend } from '../photo-to-send.ts';

const WRONG_TYPE = 'Elige una foto o un vídeo.';
/** Chosen at once; more of them are more than a telephone sends while somebody waits. */
const MOST_FILES = 10;
const TOO_MANY = `Elige ${MOST_FILES} fotos o vídeos como mucho. Los demás no se han añadido.`;

const textOf = (of: string) => `draft:${of}` as const;
const filesOf = (of: string) => `draft ${of}`;

/** Who writes to whom: what was begun between them stays on this device, and is nobody else's. */
export const pairOf = (supportId: string, userId: string): string => `${supportId} ${userId}`;

/** Forgets what was begun: somebody else may use this device next. */
export async function forgetDraft(of: string): Promise<void> {
  forgetStored(textOf(of));
  await forgetValues(filesOf(of));
}

/**
 * What is being written, with the photos and films that go with it: a way out of the view, or a reload, loses none.
 * @param of who writes to whom
 */
export function useDraft(of: string) {
  const [text, setText] = useState(() => readStored(textOf(of)) ?? '');
  const { files, setFiles } = useKeptFiles(of);
  const [problem, setProblem] = useState<string>();
  function write(words: string): void {
    const kept = words.slice(0, LONGEST_TEXT);
    setProblem(undefined);
    setText(kept);
    if (kept === '') forgetStored(textOf(of));
    else writeStored(textOf(of), kept);
  }
  return {
    text,
    files,
    problem,
    setProblem,
    write,
    drop: (file: File) => setFiles((known) => known.filter((it) => it !== file)),
    clear() {
      write('');
      setFiles(() => []);
    },
    async choose(chosen: readonly File[]) {
      setProblem(undefined);
      for (const file of chosen) {
        const words = await problemOf(file);
        if (words) setProblem(words);
        else {
          const ready = await photoToSend(file);
          setFiles((known) => {
            if (known.length < MOST_FILES) return [...known, ready];
            setProblem(TOO_MANY);
            return known;
          });
        }
      }
    },
  };
}

const problemOf = async (file: File) =>
  (await refusalOf(file))?.words ?? (file.type === '' ? WRONG_TYPE : undefined);

/** Files are kept beside the text, and come back a moment later. */
function useKeptFiles(of: string) {
  const [files, show] = useState<readonly File[]>([]);
  const known = useRef(files);
  useEffect(() => {
    let isGone = false;
    void keptValues<readonly File[]>(filesOf(of)).then(([kept = []]) => {
      if (isGone || known.current.length > 0) return;
      known.current = kept;
      show(kept);
    });
    return () => {
      isGone = true;
    };
  }, [of]);
  return {
    files,
    setFiles(changed: (known: readonly File[]) => readonly File[]) {
      const next = changed(known.current);
      known.current = next;
      show(next);
      void (next.length === 0 ? forgetValues(filesOf(of)) : keepValue(filesOf(of), next));
    },
  };
}
