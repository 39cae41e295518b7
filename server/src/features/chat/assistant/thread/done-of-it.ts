import { inLines } from '../../understanding/in-lines.ts';
import { AT_A_MEAL } from '../../understanding/question.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { asked } from '../confirmation.ts';
import { oneIn } from '../focus.ts';
import { contentWords, likest } from '../matching.ts';
import { isBefore, isOpen, targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import type { Turn } from '../turn.ts';

const IT = '(?:(?:me |nos )?l[oa]s? )';
const DID =
  '(?:he (?:ya )?(?:tomado|hecho|puesto|comprado|echado|pinchado)|tome|hice|puse|trague|bebi)';
const LED = '(?:(?:y|ay|uy|pues|que|ea|hala|es[aeo]|si|ya|sip|bueno|hij[oa]|mujer|anda|ah) )*';
/** "Esa sí la tomé", "ya está, tomada": it has no other thing. */
const DONE = new RegExp(
  inLines`^${LED}(?:${IT}${DID}|(?:(?:esta|va) (?:ya )?)?(?:tomad|hech|tragad|puest)[oa])(?: (?:
    si|ya|es[ae]|hij[oa]|ahora(?: mism[oa])?|por fin|${AT_A_MEAL}
  ))*$`,
  'u',
);
/** Said with its yes, "me la he tomado" asks nothing. */
const SAYS_SO = new RegExp(
  inLines`^[\s¡]*(?:(?:ay|uy|pues|ah|ea|hala)[\s,]+)*(?:
      s[ií](?:,|(?!\p{L})(?<=í))|ya(?!\p{L})|es[aeo] s[ií]
    )
    |,\s*sí(?!\p{L})`,
  'iu',
);
/** A question is a sentence of its own: "tomada. ¿Contenta?" */
const SENTENCE = /[.!…;]+|(?<=\?)/u;
const CLAUSE = /[.!…;,]+/u;

/**
 * "Ay, esa sí la tomé, con el café", after she was told what is missing: whether it is marked is asked, for her words do
 * not name it (decision 0086).
 */
export async function doneOfIt(turn: Turn): Promise<Reply | undefined> {
  const { said, conversation, now } = turn;
  const it = oneIn(conversation.focus);
  const isOfHerDay = conversation.topic?.startsWith('agenda.') === true;
  // Of what was cut out of a sentence the "no" may be missing: "no, esa no la tomé".
  if (!it || !isOfHerDay || !turn.whole || turn.isPart) return undefined;
  const isSaid = said.text.split(SENTENCE).some((sentence) => tellsDone(sentence));
  if (!isSaid || (said.isNotDone && /\bno (?:me )?l[oa]s? /.test(said.plain))) return undefined;
  const today = await turn.gateway.agenda(1);
  const due = today.find(({ id, occurrence }) => id === it.id && occurrence === it.occurrence);
  if (!due || !isOpen(due) || !isBefore(due, now.toPlainDateTime())) return undefined;
  const isOfAnother = likest(contentWords(said), today).some(({ id }) => id !== it.id);
  return isOfAnother ? undefined : asked({ kind: 'complete', target: targetOf(due) }, turn);
}

function tellsDone(sentence: string): boolean {
  if (sentence.includes('?')) return false;
  const clauses = sentence.split(CLAUSE).map((it) => utteranceOf(it).plain);
  const isDone = [...clauses, utteranceOf(sentence).plain].some((it) => DONE.test(it));
  return (
    isDone && (SAYS_SO.test(sentence) || clauses.some((it) => !/\bhe\b/.test(it) && DONE.test(it)))
  );
}
