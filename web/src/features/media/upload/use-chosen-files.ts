import { useState } from 'react';
import { refusalOf } from '../../../lib/check-file.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { dismissError, showToast } from '../../../ui/toast-store.ts';
import { takenDay } from './taken-day.ts';

/** A file that she has chosen, and the day on which it was made where somebody knows. */
export interface ChosenFile {
  readonly file: File;
  readonly day: string | undefined;
}

/** What is to be sent, and why something of it cannot be. */
export function useChosenFiles() {
  const timeZone = useTimeZone();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState('');
  const refuse = (title: string, description?: string) => {
    setProblem(description ?? title);
    showToast(title, { kind: 'error', ...(description ? { description } : {}) });
  };
  const add = async (files: readonly File[]) => {
    dismissError();
    setProblem('');
    for (const [place, file] of files.entries()) {
      const refusal = await refusalOf(file);
      if (refusal) {
        const which = files.length > 1 ? `Archivo ${place + 1} de ${files.length}: ` : '';
        refuse(refusal.title, which + refusal.words);
        continue;
      }
      const day = await takenDay(file, timeZone).catch(() => undefined);
      setChosen((before) => [...before, { file, day }]);
    }
  };
  const remove = ({ file }: ChosenFile) => setChosen(chosen.filter((it) => it.file !== file));
  return { chosen, add, remove, problem, refuse };
}
