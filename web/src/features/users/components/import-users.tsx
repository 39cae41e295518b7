import { useState } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { randomId } from '../../../lib/random-id.ts';
import type { Closing } from '../../../ui/closing.ts';
import { useTryImport } from '../bulk.queries.ts';
import { FileProblem, peopleOf } from '../csv-people.ts';
import { ImportChoose } from './import-choose.tsx';
import { type ChosenFile, type ImportOutcome, ImportPreview } from './import-preview.tsx';

const UNREADABLE = 'No se pudo leer el archivo. Elige otro.';
const UNCHECKED = 'No se pudo comprobar el archivo. Inténtalo de nuevo.';

/** "Importar usuarios": choose a file, see what would happen, let it happen. One dialog, step by step. */
export function ImportUsers({
  onClose,
  onImported,
}: Closing<{ onImported: (outcome: ImportOutcome) => void }>) {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [problem, setProblem] = useState('');
  const judge = useTryImport();

  const read = async (file: File) => {
    setProblem('');
    setChosen(undefined);
    try {
      const people = peopleOf(new Uint8Array(await file.arrayBuffer()));
      const next = { key: randomId(), name: file.name, ...people };
      await judge.mutateAsync(next);
      setChosen(next);
    } catch (error) {
      if (error instanceof FileProblem) setProblem(error.message);
      else setProblem(sentenceOf(error, error instanceof DOMException ? UNREADABLE : UNCHECKED));
    }
  };

  if (chosen && judge.data) {
    return (
      <ImportPreview
        file={chosen}
        judged={judge.data.rows}
        onOther={() => setChosen(undefined)}
        onClose={onClose}
        onImported={onImported}
      />
    );
  }
  return (
    <ImportChoose
      problem={problem}
      checking={judge.isPending}
      onFile={(file) => void read(file)}
      onClose={onClose}
    />
  );
}
