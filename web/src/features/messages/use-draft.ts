import { useEffect, useState } from 'react';
import { refusalOf } from '../../lib/check-file.ts';
import { randomId } from '../../lib/random-id.ts';
import { createStore } from '../../lib/store.ts';
import { photoToSend } from './photo-to-send.ts';

const WRONG_TYPE = 'Elige una foto o un vídeo.';

export interface Draft {
  readonly text: string;
  readonly file: File | undefined;
  /** The same message until it is through: sent again, it arrives once. Changed, it is another one. */
  readonly key: string;
}

/** What was begun and not sent, by who writes to whom: a way out of the view loses none. */
const drafts = createStore<Readonly<Record<string, Draft>>>({});
const save = (of: string, draft: Draft) => drafts.set({ ...drafts.get(), [of]: draft });
const empty = (): Draft => ({ text: '', file: undefined, key: randomId() });

/**
 * What is being written. `problem` is why the file that was chosen cannot go.
 * @param of who writes to whom
 */
export function useDraft(of: string) {
  const [blank] = useState(empty);
  const draft = drafts.use()[of] ?? blank;
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!drafts.get()[of]) save(of, blank);
  }, [of, blank]);
  const change = (changes: Partial<Draft>) =>
    save(of, { ...(drafts.get()[of] ?? blank), ...changes, key: randomId() });
  return {
    draft,
    problem,
    setProblem,
    write: (text: string) => change({ text }),
    drop: () => change({ file: undefined }),
    clear: () => save(of, empty()),
    async choose(file: File) {
      const refusal = (await refusalOf(file))?.words ?? (file.type === '' ? WRONG_TYPE : undefined);
      setProblem(refusal);
      if (!refusal) change({ file: await photoToSend(file) });
    },
  };
}
