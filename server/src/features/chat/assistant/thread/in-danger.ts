import { type Concern, isTalkedOf } from '../../safety/concern.ts';
import { saysNotFine, saysOver } from '../../safety/course.ts';
import { asksOfIt, isEitherOr } from '../../safety/course-asked.ts';
import { clausesOf } from '../../understanding/clauses.ts';
import { inLines } from '../../understanding/in-lines.ts';
import type { Intent } from '../../understanding/intents.ts';
import { hasQuestionSigns } from '../../understanding/question.ts';
import { referenceIn } from '../../understanding/reference.ts';
import { plain as plainOf } from '../../understanding/words.ts';
import { goneOn } from '../safety-replies.ts';
import type { Reply } from '../skill.ts';
import type { Turn } from '../turn.ts';
import { goesOnTelling } from './in-telling.ts';

/** How whoever is out of it says so. */
const OVER = new RegExp(inLines`\b(?:
  arreglad[oa]|solucionad[oa]|apagad[oa]|apagao|colgad[oa]|encontrad[oa]|a salvo
  |(?:se|me) (?:l[oa]s? )?(?:ha|han|he) ido|se (?:fue|fueron|marcho)
  |ya (?:me )?(?:ha|han) (?:pasado|encontrado|ayudado|recogido)
  |ya esta(?:n|mos)?(?: aqui)?(?=
    $
    | (?:
      y|todo|bien|mejor|en casa|en la calle|en el hospital|en urgencias|fuera|conmigo|gracias
      |hij[oa]
      |(?:el|la|los|mi) (?:
        medic|doctor|enfermer|ambulancia|vecin|hij|niet|guardia|polic|bomber|marido|herman|tecnic
        |butaner
      )\w*(?! (?:avisad|llamad|de camino))
    )\b
  )
)\b`);

/** Help has come; of a swindle it is what he wants that comes. */
const CAME = /\bya (?:me )?(?:ha|han) (?:venido|llegado)\b/;
/** "No he colgado", "aún no han venido": the words of an end, and not what they say. */
const NOT_OVER = new RegExp(inLines`\b(?:no|ni|nadie|sin|tampoco)(?: (?:
  me|se|le|les|l[oa]s?|he|ha|han|hemos|esta|estan|estamos|ya
))* (?:
  arregl\w+|solucion\w+|apag\w+|colg\w+|encontr\w+|id?o|venid?o|llegad?o|ayudad?o|recogid?o
)\b`);

const soundsOver = (plain: string, { danger }: Concern): boolean =>
  (OVER.test(plain) || (danger !== 'scam' && CAME.test(plain))) && !NOT_OVER.test(plain);

const ONLY =
  /^(?:(?:no|ay|uy|nada|que|ah|si) )+(?:solo )?(?:era|eran|ha sido|han sido|fue|fueron)\b/;
const REMARKS: ReadonlySet<Intent> = new Set<Intent>([
  ...(['listened', 'health', 'weather', 'mood.sad', 'mood.tired', 'mood.lonely'] as const),
]);
/** "¿Y no me pasará nada?": of what she was told about, and no talk. */
const FEARS = new RegExp(inLines`^(?:(?:
  y|ay|uy|pero|oye|hij[oa]|dios mio|entonces|ahora
) )*(?:(?:no|que|si) )*(?:(?:me|le|nos|se) )*(?:
  (?:pasara|ocurrira|ira a pasar)(?: (?:nada|algo))?(?: (?:malo|grave))?
  |(?:va|puede) a? ?pasar(?:me|le)?(?: (?:nada|algo))?(?: (?:malo|grave))?
  |(?:(?:es|sera|sea) )(?:muy )?(?:malo|grave|peligroso)|hara (?:daño|mal)
  |tendran? que (?:coser|operar|ingresar|llevar)(?:me)?
)(?: (?:verdad|hij[oa]|no))?$`);
const fears = (text: string): boolean =>
  clausesOf(text).some((clause) => FEARS.test(plainOf(clause)));
const SHORTEST = 2;
/** "Está lloviendo", "vecina aquí": in a danger nobody makes conversation. */
const isRemark = ({ said, intent }: Turn): boolean =>
  said.words.length >= SHORTEST && REMARKS.has(intent);

/** "No quiero denunciarlo" wants nothing of us. */
const tellsOn = (turn: Turn): boolean =>
  goesOnTelling(turn) ||
  isRemark(turn) ||
  /^(?:(?:pero|es que|yo|ay) )*no (?:quiero|puedo|se|tengo) \S/.test(turn.said.plain);

const isSaidAgain = (said: Turn['said']): boolean =>
  /^(?:repeat|slower)$/.test(referenceIn(said) ?? '');

/**
 * She was told what to do, and tells on: "estaba regando y no vi la manguera" is still of the fall. A question, an order or a
 * wish is of its own.
 */
export function inDanger(turn: Turn): Promise<Reply> | undefined {
  const { said, asks, conversation, gateway } = turn;
  const { concern, pending, choices } = conversation;
  const isStanding = concern !== undefined && isTalkedOf(concern) && !concern.isOver;
  if (isStanding && fears(said.text)) return goneOn('still', concern, gateway);
  const isOurs = pending !== undefined || choices.includes(said.text) || isSaidAgain(said);
  if (isStanding && !isOurs && asksOfIt(said))
    return goneOn(
      hasQuestionSigns(said.text) || isEitherOr(said.plain) ? 'asks' : 'still',
      concern,
      gateway,
    );
  // "No, que era la basura": there is no danger, and nothing to tell her again.
  if (ONLY.test(said.plain)) return undefined;
  // What is not understood is asked after, as ever.
  if (turn.intent === 'unknown') return undefined;
  if (!concern || !isTalkedOf(concern) || pending || asks || said.order) return undefined;
  if (choices.includes(said.text) || referenceIn(said) || !tellsOn(turn)) return undefined;
  const isOver = soundsOver(said.plain, concern) || saysOver(said.plain);
  // She has said that it is over: what she tells now is told of it, and is no danger.
  if (concern.isOver && !isOver && !saysNotFine(said.plain)) return undefined;
  return goneOn(isOver ? 'better' : 'still', concern, gateway);
}
