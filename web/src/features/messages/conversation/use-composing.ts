import { randomId } from '../../../lib/random-id.ts';
import { post } from './outbox.ts';
import { pairOf, useDraft } from './use-draft.ts';

const EMPTY = 'Por favor escriba un mensaje o seleccione un archivo';

/** What is being written, and its way into the outbox: each photo is a message, and the words go with the first. */
export function useComposing(supportId: string, userId: string, onPosted: () => void) {
  const draft = useDraft(pairOf(supportId, userId));
  function postAll(files: readonly (File | undefined)[], words: string): void {
    const at = Date.now();
    for (const [place, file] of files.entries()) {
      void post({
        key: randomId(),
        supportId,
        userId,
        text: place === 0 ? words : '',
        file,
        // A moment apart, so that they stay in their order.
        at: new Date(at + place).toISOString(),
      });
    }
    onPosted();
  }
  return {
    ...draft,
    send() {
      const words = draft.text.trim();
      if (words === '' && draft.files.length === 0) return draft.setProblem(EMPTY);
      postAll(draft.files.length > 0 ? draft.files : [undefined], words);
      draft.clear();
    },
    /** A voice goes as it is, and what is being written stays. */
    sendVoice: (voice: File) => postAll([voice], ''),
  };
}
