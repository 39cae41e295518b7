import { LONGEST_TEXT } from '@encina/contract/messages';
import { useRef, useState } from 'react';
import { capital } from '../../../lib/capital.ts';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DictationButton } from '../../../ui/dictation-button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useDictation } from '../../../ui/use-dictation.ts';

const EMPTY = 'Por favor escriba un mensaje o seleccione un archivo';
/** So near the end of what may be written it is said how much is left. */
const NEAR_FULL = LONGEST_TEXT - 200;

/** Words, typed or dictated, which she reads before they go. */
export function WriteText({
  to,
  action,
  busy,
  problem,
  onSend,
  onClose,
}: Closing<{
  to: string;
  action: string;
  busy: string | false;
  problem: string | undefined;
  onSend: (words: string) => void;
}>) {
  const [isEmpty, setEmpty] = useState(false);
  const { text, write, dictation } = useWords(() => setEmpty(false));
  return (
    <Dialog
      hue="rose"
      title={`Un mensaje para ${to}`}
      holdsWork={text.trim() !== ''}
      closeLabel="No enviar"
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          busy={busy}
          onClick={() => (text.trim() === '' ? setEmpty(true) : onSend(text.trim()))}
        >
          {action}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <TextArea
          label="Tu mensaje"
          hint={text.length < NEAR_FULL ? undefined : `${text.length} de ${LONGEST_TEXT} letras`}
          rows={5}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <DictationButton
          dictation={dictation}
          words="Dictarlo en voz alta"
          className="min-h-16 justify-self-start"
        />
        <FormError>{dictation.problem ?? (isEmpty ? EMPTY : problem)}</FormError>
      </div>
    </Dialog>
  );
}

/** Words that she types, and says where she would rather. */
function useWords(onChange: () => void) {
  const [text, setText] = useState('');
  const write = (words: string) => {
    onChange();
    setText(words.slice(0, LONGEST_TEXT));
  };
  // What was heard comes again and again while she speaks, each time whole: it follows what stood there before.
  const before = useRef('');
  const dictation = useDictation((heard) =>
    write(before.current === '' ? capital(heard) : `${before.current} ${heard}`),
  );
  const start = () => {
    before.current = text.trim();
    dictation.start();
  };
  return { text, write, dictation: { ...dictation, start } };
}
