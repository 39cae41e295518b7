import { type Act, type ActSaid, actIn } from '../../understanding/acts.ts';
import { BEFORE_OR_AFTER } from '../../understanding/around-the-thing.ts';
import { clausesOf } from '../../understanding/clauses.ts';
import { NUMBER } from '../../understanding/clock-words.ts';
import { fold, spanOf, without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { type When, whenIn } from '../../understanding/when.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import { rephrased, type Turn } from '../turn.ts';
import { isFiller } from './names-nothing.ts';

/*
 * Of a reminder she says what is to become of it, which one it is, and when, in any order, and why besides. What is only told
 * or gives a reason is left out, and no hour, name or "no" of it counts: "no, que el viernes me peinan, mejor el lunes".
 */

type Titled = readonly { readonly title: string }[];

export interface Point {
  readonly act: Act | undefined;
  /** The clauses of the act, its thing and its day or hour, as if she had said no more. */
  readonly turn: Turn;
  /** Words that may name the thing. */
  readonly names: readonly string[];
  /** When it stands, of "lo del martes, pásalo al jueves". */
  readonly from: When | undefined;
  /** "Ponla", "me lo quitas": it may be what is talked about. */
  readonly pointsAtIt: boolean;
  /** Another thing could be meant to be noted. */
  readonly mayNote: boolean;
  /** "Ponlo" may also be of something new. */
  readonly isPut: boolean;
  /** Words of what is only told, which may name what "it" is. */
  readonly told: readonly string[];
  /** Something beside it was left out. */
  readonly isShortened: boolean;
}

interface Read {
  readonly text: string;
  readonly said: ActSaid | undefined;
  readonly names: readonly string[];
  readonly isTimed: boolean;
  /** Nothing but a thing of hers, a day or an hour. */
  readonly isBare: boolean;
}

/** Somebody else says it, or she puts it right: what comes after counts. */
const LED = new RegExp(inLines`^(?:(?:y|que|pues|no|ay|perdon[ae]?) )*(?:(?:me |le |te )?(?:
  dicen?|avisan?|comunican?|informan?|(?:ha|han) (?:dicho|avisado|comunicado)|digo|dijo
  |iba a decir|queria decir(?:te|le)?|quise decir
)) (?:que )?`);
/** "El sábado tengo matanza", "que a las once pasa el pescadero": why, however little it names. */
export const TELLS = new RegExp(inLines`\b(?:
  tengo|tenia|tenemos|hay|habia|voy|vengo|vamos|vienen?|pasan?|toca|estoy|estan?|abren?|cierran?
  |me (?:han?|he)
)\b(?! (?:mejor|bien|fenomenal)\b)`);
/** "La pasan a las seis": how it is to be. */
const HOW_IT_IS = new RegExp(inLines`\bl[oa]s? (?:
  pasan|ponen|cambian|adelantan|retrasan|mueven
  |(?:han?|hemos) (?:pasad|puest|cambiad|adelantad|retrasad|movid)
)`);
const REASON = /^(?:que|porque|pues|es que|ya que|como|para que|si no|por si)\b/;
/** Verbs of the acts, and words of courtesy beside them. */
const NO_NAMES = new RegExp(
  inLines`^(?:
      quit|borr|anul|cancel|elimin|tach|suprim|arranc|desapunt|retir|cambi|aplaz|aplac|retras|atras
      |adelant|pas|traslad|muev|mov|pospon|dej|llev|pon|pus|pondr
    )\p{L}*$
    |^(?:
      fuera|falta|hacen|hara|ninguna|final|queda|quede|quiero|quisiera|querria|queria|gustaria
      |puede|puedes|podria|podrias|favor|usted|haga|hazme|amable|molestia|importa|poquito|pelin
      |ratito|seria|sino|recuerde|sera|hablar|estar|tranquil[oa]|quiet[oa]|paz|igual|asi|conque
      |misma|mi[oa]s?|nuestr[oa]s?|agenda|agradec\p{L}+|ruego|dese\p{L}+
    )$`,
  'u',
);
const POINTS = /\b\p{L}{2,}(?:me|nos|te)?l[oa]s?\b|\bl[oa]s? (?!del?\b|que\b|otr[oa]\b)\p{L}/u;
const FROM = new RegExp(
  inLines`(?<!\b(?:antes|despues|lugar|vez|partir|mas|menos) )\bdel? (?:
    (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: que viene)?|hoy|pasado mañana
    |mañana|esta (?:mañana|tarde|noche)
    |las? (?:${NUMBER})(?: y (?:media|cuarto)| menos cuarto)?(?: de la (?:mañana|tarde|noche))?
  )(?![\p{L}\d])`,
  'u',
);

function withoutLed(clause: string): string {
  const length = LED.exec(fold(clause))?.[0].length ?? 0;
  return [...clause.normalize('NFC')].slice(length).join('');
}

function readClause(clause: string, { now }: Turn, known: Titled): Read {
  const text = withoutLed(clause);
  const when = whenIn(text, now.toPlainDateTime());
  const rest = without(text, when.spans);
  const own = utteranceOf(rest).plain;
  const names = contentWords(utteranceOf(rest)).filter(
    (word) => !isFiller(word) && !NO_NAMES.test(word),
  );
  const isTimed = saysWhen(when) || when.shift !== undefined || when.denied !== undefined;
  const said = actIn(own, isTimed);
  const isNamed = names.every((word) => likestOrAbout([word], known).length > 0);
  const isPutRight = when.denied !== undefined && saysWhen(when);
  const isReason = REASON.test(own) && names.length > 0 && !isPutRight && !/\bes\b/.test(own);
  const isTold = isReason || (TELLS.test(own) && !HOW_IT_IS.test(own));
  const isBare = !said && isNamed && !isTold && !BEFORE_OR_AFTER.test(own);
  return { text, said, names, isTimed, isBare };
}

/** What she wants of a reminder, without all that she says besides. */
export function pointOf(turn: Turn, known: Titled): Point | undefined {
  const clauses = clausesOf(turn.said.text).map((it) => readClause(it, turn, known));
  const isTimed = clauses.some((it) => it.isTimed && (it.isBare || it.said));
  const acts = clauses.filter(({ said }) => said && (isTimed || !said.needsWhen));
  const own = clauses.filter((it) => it.isBare || acts.includes(it));
  if (own.length === 0) return undefined;
  const told = own.filter(({ said }) => !said?.isNegated);
  const wanted = acts.filter(({ said }) => said?.act !== 'keep');
  const act = (wanted.at(-1) ?? acts.at(-1))?.said?.act;
  const text = (told.length > 0 ? told : own).map((it) => it.text).join(', ');
  return {
    act,
    ...fromWhere(text, turn),
    names: own.flatMap((it) => it.names),
    pointsAtIt: wanted.some((it) => POINTS.test(utteranceOf(it.text).plain)),
    mayNote: acts.every(({ said }) => said?.mayNote),
    isPut: acts.some(({ said }) => said?.isPut),
    told: clauses.filter((it) => !own.includes(it)).flatMap((it) => it.names),
    isShortened: own.length < clauses.length,
  };
}

/** "Lo del martes pásalo al jueves" names it by the day on which it stands. */
function fromWhere(text: string, turn: Turn): Pick<Point, 'turn' | 'from'> {
  const match = FROM.exec(fold(text));
  const whole = { ...rephrased(turn, text), asks: turn.asks };
  if (!match) return { turn: whole, from: undefined };
  const from = whenIn(match[0].replace(/^del? /u, 'a '), turn.now.toPlainDateTime());
  const rest = { ...rephrased(turn, without(text, [spanOf(match)])), asks: turn.asks };
  const isMoved = saysWhen(rest.when) || rest.when.shift !== undefined;
  return { turn: isMoved ? rest : whole, from };
}
