import { useState } from 'react';
import { refusalOf } from '../../lib/check-file.ts';
import { randomId } from '../../lib/random-id.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';

const WRONG_TYPE = 'Elige una foto o un video.';

interface Draft {
  readonly text: string;
  readonly file: File | undefined;
  /** The same message until it is through: sent again, it arrives once. Changed, it is another one. */
  readonly key: string;
}

const empty = (): Draft => ({ text: '', file: undefined, key: randomId() });

/** What is being written. `problem` is why the file that was chosen cannot go. */
export function useDraft() {
  const [draft, setDraft] = useState(empty);
  const [problem, setProblem] = useState<string>();
  const change = (changes: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...changes, key: randomId() }));
  return {
    draft,
    problem,
    setProblem,
    write: (text: string) => change({ text }),
    drop: () => change({ file: undefined }),
    clear: () => setDraft(empty()),
    async choose(file: File) {
      const refusal = (await refusalOf(file))?.words ?? (file.type === '' ? WRONG_TYPE : undefined);
      setProblem(refusal);
      if (!refusal) change({ file: await shrinkPicture(file) });
    },
  };
}
