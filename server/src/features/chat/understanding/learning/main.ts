/**
 * `node server/src/features/chat/understanding/learning/main.ts`: learns what is meant from `phrases/` and in what tone
 * something is told from `tones/`, and keeps it in `understanding/*.bin`. It takes less than a minute, and gives the
 * same files wherever it runs.
 */
import { INTENT_FILE, TONE_FILE } from '../classifier-file.ts';
import { INTENT_CORPUS } from './corpus.ts';
import { learntFrom } from './learnt-from.ts';
import { TONE_CORPUS } from './tone-corpus.ts';

INTENT_FILE.write(learntFrom(INTENT_CORPUS));
TONE_FILE.write(learntFrom(TONE_CORPUS));
