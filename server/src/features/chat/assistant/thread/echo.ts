import { without } from '../../understanding/fold.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { whenIn } from '../../understanding/when.ts';
import { plain } from '../../understanding/words.ts';
import { contentWords } from '../matching.ts';
import { type Turn, turnOf } from '../turn.ts';
import { understood } from '../understand.ts';

const ECHO = /^[^\p{L}\d]*([^¿?]{3,40})\?[^\p{L}\d]*([^¿?]{2,})$/u;
const ASKS = /\b(?:que|cual|cuando|quien|donde)\b/;
const YES_AT_LAST = /^.+[.!…]\s+(s[ií][\s,].+)$/iu;

const saying = (turn: Turn, text: string): Turn => {
  const said = utteranceOf(text);
  return turnOf({ ...turn, said, ...understood(said) });
};

/** "¿A las diez y cuarto? Mejor a las doce": she says as a question what was read out, and then what she wants. */
export function withoutEcho(turn: Turn): Turn {
  const [, echo, rest] = ECHO.exec(turn.said.text) ?? [];
  if (!echo || !rest) return turn;
  const now = turn.now.toPlainDateTime();
  const { spans } = whenIn(echo, now);
  // "¿Qué tengo mañana? ¿Y a las seis qué hay?" asks twice.
  if (ASKS.test(plain(rest))) return turn;
  // A bare yes would be one to what she asks, and not to what is held out.
  if (whenIn(rest, now).spans.length === 0) return turn;
  const isOnlyWhen =
    spans.length > 0 && contentWords(utteranceOf(without(echo, spans))).length === 0;
  return isOnlyWhen ? saying(turn, rest) : turn;
}

/** "Eso no estorba. Sí, la gimnasia mañana": what she weighs first is no part of her yes. */
export function yesAtLast(turn: Turn): Turn {
  const [, yes] = YES_AT_LAST.exec(turn.said.text) ?? [];
  return yes && !yes.includes('?') ? saying(turn, yes) : turn;
}
