import { type Danger, type Harmless, readDangers, readHarmless } from './dangers.ts';
import { type Dialogue, readDialogues } from './dialogues.ts';
import { readUtterances, type Utterance } from './unseen.ts';

/** What one author wrote without having read another's; it is read when it is asked for. */
export interface UnseenSet {
  readonly utterances: () => readonly Utterance[];
  readonly dangers: () => readonly Danger[];
  readonly harmless: () => readonly Harmless[];
  readonly dialogues: () => readonly Dialogue[];
  /** The same dialogues with what two annotators and a third who decided between them call right. */
  readonly adjudicated: () => readonly Dialogue[];
}

export const FIRST_SET: UnseenSet = {
  utterances: () => readUtterances('utterances'),
  dangers: () => readDangers('dangers.txt'),
  harmless: () => readHarmless(['harmless-1.txt', 'harmless-2.txt', 'harmless-3.txt']),
  dialogues: () => readDialogues('dialogues.txt'),
  adjudicated: () => readDialogues('adjudicated/dialogues.txt'),
};

export const SECOND_SET: UnseenSet = {
  utterances: () => readUtterances('utterances-2'),
  dangers: () => readDangers('dangers-2.txt'),
  harmless: () => readHarmless(['harmless-4.txt']),
  dialogues: () => readDialogues('dialogues-2.txt'),
  adjudicated: () => readDialogues('adjudicated/dialogues-2.txt'),
};

export const SETS: readonly UnseenSet[] = [FIRST_SET, SECOND_SET];
