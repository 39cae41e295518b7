import { type Assent, assentIn, isEmphatic } from '../../understanding/assent.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { needsNoNote } from '../../understanding/no-need.ts';
import { referenceIn } from '../../understanding/reference.ts';
import { EXCLAIMS, retracts } from '../../understanding/retraction.ts';
import { takenBackIn } from '../../understanding/taking-back.ts';
import type { Utterance } from '../../understanding/utterance.ts';
import type { Pending } from '../context.ts';
import { contentWords, likest } from '../matching.ts';
import type { Turn } from '../turn.ts';
import type { Undo } from '../undo-steps.ts';
import { isFiller } from './names-nothing.ts';

/** "…, quítalo" */
const REMOVES_AT_END = /\b(?:quit|borr|anul|elimin)ar?(?:me)?l[oa]s?$/;
/** "Ay no, que mañana no abren, quítalo": why, and nothing that is named right before the verb. */
const WITH_REASON = new RegExp(inLines`^(?:(?:ay|uy|huy|no|pues|espera|mira|anda|hij[oa]) )+(?:
  que|porque|es que
) (?!
  .*\b(?:el|la|lo|los|las|mi) (?:(?!(?:
    no|es|era|son|esta|hay|ha|han|viene|tengo|ya
  ) )\S+ ){1,4}(?:quit|borr|anul|elimin)\w+$
)`);
const DISOWNS = /^(?:dicho|nada|pedido|dije|pedi|(?:quit|borr|anul|elimin)\w+)$/;

/** "Pues no, que no pienso ir", "al final no voy": of what was noted a moment ago. */
const GOES_NOT = new RegExp(inLines`^(?:(?:
  ay|uy|pues|bueno|mira|anda|oye|hij[oa]|perdona|que
) )*(?:no|al final|mejor|ahora|ya)(?: (?:
  no|que|porque|es que|si|al final|mejor|ahora|ya|hij[oa]|mujer
))* no (?:
  (?:pienso|quiero|me apetece|tengo ganas de|voy a|tengo que) ir|voy|ire|quiero|me apetece
  |(?:me )?hace falta
)(?: (?:ya|al final|hij[oa]|mujer|nada|yo))*$`);

/** "Ay no, que estaba bien a las cinco", of what was moved. */
const WAS_WELL = new RegExp(inLines`^(?:(?:
  ay|uy|pues|no|que|perdona|espera|hij[oa]|mujer|mejor|si|ya|antes
) )*(?:estaba|iba|era|quedaba) (?:muy )?(?:bien|mejor)(?: (?:
  antes|a las? .*|el \S+|por la \S+|donde estaba|como estaba
))?$`);

/** "Que no la quites", "no tenías que quitarla". */
const WAS_TO_STAY = new RegExp(inLines`^(?:(?:
  ay|uy|pues|no|que|pero|si|perdona|espera|hij[oa]|mujer|oye|yo|te he dicho|te dije
) )*(?:
  no (?:me )?(?:l[oa]s? )?(?:quites|borres|anules|elimines)(?:l[oa]s?)?
  |no (?:tenias|habia|hacia falta)(?: que)? (?:quitar|borrar)l[oa]s?
)\b`);

/** "Que no, que no", and "yo no he dicho nada de leche, quítalo" of the milk that was noted. */
export function takesBack(act: Undo, { said, conversation }: Turn): boolean {
  if (isEmphatic(said) && assentIn(said) === 'no') return conversation.sinceAct === 0;
  if (act.kind === 'remove') return conversation.sinceAct === 0 && WAS_TO_STAY.test(said.plain);
  if (act.kind === 'move') return conversation.sinceAct === 0 && WAS_WELL.test(said.plain);
  if (act.kind !== 'add') return false;
  const isNotWanted = GOES_NOT.test(said.plain) || needsNoNote(said.plain);
  if (conversation.sinceAct === 0 && !said.asks && isNotWanted) return true;
  if (!REMOVES_AT_END.test(said.plain)) return false;
  if (conversation.sinceAct === 0 && WITH_REASON.test(said.plain)) return true;
  const names = contentWords(said).filter((word) => !isFiller(word) && !DISOWNS.test(word));
  return names.every((word) => likest([word], [act]).length > 0);
}

/** "A lo mejor no tenía que haberlo quitado." */
const SHOULD_NOT =
  new RegExp(inLines`\bno (?:tenia que|debia|deberia|tendria que)(?: de)? haber(?:l[oa]s?)? (?:
    quitad|borrad|apuntad|cambiad|marcad|movid|puest|hech|dich
  )[oa]?\b`);

/** "Ay, ¡qué he hecho!", and no more: whether it is to be taken back is asked. */
export const regrets = ({ said, conversation }: Turn): boolean =>
  conversation.sinceAct === 0 &&
  !said.text.includes('?') &&
  (SHOULD_NOT.test(said.plain) || isExclaimed(said.plain));

const isExclaimed = (plain: string): boolean =>
  /^(?: (?:yo|ay|dios|mio|madre|mia|señor|hij[oa]))*$/.test(plain.replace(EXCLAIMS, '')) &&
  EXCLAIMS.test(plain);

/** "Bórralo, no era eso", "eso no", "marcha atrás", said of what is not written yet; of an act before an offer, it is of that. */
export function refusesHeld(
  said: Utterance,
  kind: Pending['kind'],
  assent: Assent | undefined,
): boolean {
  const reference = referenceIn(said);
  if (reference === 'wrong' || reference === 'remove') return true;
  if (assent !== undefined) return false;
  return retracts(said) || (kind !== 'offer' && takenBackIn(said)?.isSure === true);
}
