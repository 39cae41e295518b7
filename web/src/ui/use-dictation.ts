import { useState } from 'react';
import { type RecognitionProblem, useRecognition } from '../lib/recognition.ts';
import { dismissError, showToast } from './toast-store.ts';

const PROBLEMS: Readonly<Record<RecognitionProblem, readonly [title: string, words: string]>> = {
  unsupported: [
    'Función no disponible',
    'Este navegador no puede escribir lo que dices. Escríbelo con el teclado.',
  ],
  failed: ['Error de reconocimiento', 'No te he oído bien. Inténtalo otra vez o escribe.'],
  refused: [
    'Error de reconocimiento',
    'El micrófono está cerrado. Permite usarlo en el navegador, o escribe.',
  ],
  'not-started': ['Error de reconocimiento', 'No se pudo iniciar el reconocimiento de voz.'],
};

/**
 * Speaking in place of writing; what is wrong with it stays on the page until the next try.
 * @param onHeard all that was understood so far, again and again while she speaks
 * @param onEnd she is silent, or has stopped it
 */
export function useDictation(onHeard: (text: string) => void, onEnd?: () => void) {
  const [problem, setProblem] = useState<string>();
  const { listening, start, stop } = useRecognition({
    onHeard,
    ...(onEnd && { onEnd }),
    onProblem: (what) => {
      const [title, words] = PROBLEMS[what];
      setProblem(`${title}. ${words}`);
      showToast(title, { kind: 'error', description: words });
    },
  });
  return {
    problem,
    listening,
    stop,
    start: () => {
      setProblem(undefined);
      dismissError();
      start();
    },
    forget: () => setProblem(undefined),
  };
}
