import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { contentWords, likest } from '../matching.ts';
import { targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import { proposeMove } from '../skills/propose-move.ts';
import { undoAct } from '../skills/undo.ts';
import type { Turn } from '../turn.ts';
import type { Undo } from '../undo-steps.ts';
import { isFiller } from './names-nothing.ts';

/** Messages after an act in which it may be named to be taken back or put right. */
const REMEMBERED = 8;
const LONGEST = 24;

const AWAY = new RegExp(inLines`\b(?:
    quit|borr|anul|cancel|elimin|tach|olvid|dej|desapunt|retir|sac
  )(?:a|ar|as|es|e)(?:me|te)?(?:l[oae]s?)?(?: estar)?\b
  |\bno (?:(?:me |te )?l[oa]s? )?(?:
    pongas?|apuntes?|guardes?|cuentes?|quiero|necesito|hace falta|voy|pienso
  )\b
  |\bya no\b
  |^(?:(?:no|ay|uy|pues|oye) )*(?:el|la|los|las|lo)(?: del?(?: la| los| las)?
  )? \S+ no\b(?! (?:es|era|viene))
  |\bal final no\b|\bmejor no\b`);
const BARE_ORDER =
  /^(?:quita|borra|anula|cancela|elimina)(?:me)? (?:el|la|los|las) \S+(?: (?:del?|de la) \S+)?$/;
const BACK = new RegExp(
  inLines`\b(?:pon|vuelv|devuelv|devolv|recuper|restaur)\p{L}*\b
    |\b(?:equivocad[oa]|confundid[oa]|error|sin querer)\b
    |\b(?:la|lo|las|los|me) (?:quiero|necesito|hace falta)\b
    |\b(?:si|tengo) que (?:la |lo |voy|seguir|ir\b)|\b(?:donde|como) estaba\b`,
  'u',
);
const AS_IT_WAS = new RegExp(
  inLines`\b(?:como|donde|igual que) (?:estaba|era|antes)\b|\bestaba bien\b
    |\b(?:vuelv|dej)\p{L}*\b.*\b(?:a|en) (?:su|el|la|las)\b`,
  'u',
);

/** "Lo de la miel que te he dicho, déjalo": an act of some messages ago, by the name of what it was about. */
export async function namedAct(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation } = turn;
  const { undo, earlier = [], sinceAct = 0 } = conversation;
  // "Quita la novena" is a wish like any other: it is asked before it is done.
  if (BARE_ORDER.test(said.plain)) return undefined;
  const isOther = said.order !== undefined || turn.asks || said.words.length > LONGEST;
  if (!undo || sinceAct > REMEMBERED || isOther) return undefined;
  const rest = utteranceOf(without(said.text, when.spans));
  const named = [undo, ...earlier].find(
    (act) => likest(contentWords(rest), titlesOf(act)).length > 0,
  );
  if (named && isTakenBack(named, turn)) return undoAct(named, turn);
  const isOnlyThis =
    named !== undefined &&
    contentWords(rest).every(
      (word) => isFiller(word) || likest([word], titlesOf(named)).length > 0,
    );
  const says = saysWhen(when) || when.shift !== undefined;
  if (named && isOnlyThis && says) return heldOut(named, contentWords(rest), turn);
  // "Que esa me la tengo que seguir tomando", right after it was removed.
  const isFresh = sinceAct === 0 && undo.kind === 'remove' && !says;
  return isFresh && NEEDED.test(said.plain) ? undoAct(undo, turn) : undefined;
}

/** Named, and not pointed at, it is asked before it is changed. */
async function heldOut(
  act: Undo,
  names: readonly string[],
  turn: Turn,
): Promise<Reply | undefined> {
  const titles = titlesOf(act).map(({ title }) => title);
  const its = (await turn.gateway.reminders()).filter(({ title }) => titles.includes(title));
  const [it, ...more] = likest(names, its);
  return it && more.length === 0 ? proposeMove(targetOf(it), turn) : undefined;
}

const NEEDED = new RegExp(inLines`\b(?:la|lo|las|los) (?:tengo que|quiero|necesito)\b
  |\bsi (?:que )?(?:voy|l[oa]s? (?:quiero|tengo|necesito)|me hace falta|hace falta)\b
  |\bdej[ae]l[oa]s? puest[oa]s?\b|\bme hace falta\b|\btengo que seguir\b`);

function isTakenBack(act: Undo, { said, when }: Turn): boolean {
  const asItWas = AS_IT_WAS.test(said.plain);
  if (act.kind === 'complete') return said.isNotDone || BACK.test(said.plain);
  if (act.kind === 'remove') return BACK.test(said.plain) || asItWas;
  if (act.kind === 'move') return asItWas;
  return AWAY.test(said.plain) && !saysWhen(when);
}

/** What an act was about, as things that may be named. */
function titlesOf(act: Undo): readonly { readonly title: string }[] {
  if (act.kind === 'several') return act.steps.flatMap(titlesOf);
  if (act.kind === 'add') return [{ title: act.title }];
  return [{ title: act.kind === 'remove' ? act.input.title : act.target.title }];
}
