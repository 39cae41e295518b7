import { cutBeforeConceded, isConceded } from './conceded.ts';
import { type Agreed, agreedIn } from './evidence-words.ts';
import { fold, type Span, without } from './fold.ts';
import { inLines } from './in-lines.ts';
import { hasQuestionSigns, mayBeginQuestion } from './question.ts';
import { plain } from './words.ts';

/*
 * What she says to a question of ours is weighed clause by clause: what says yes, what is against it, what makes it hang on
 * something, and what is only said beside it, which may be anything. "Amén, déjalo puesto", "guárdalo, que me mareo".
 */

/** One clause, and what speaks in it. */
export interface Weighed {
  readonly text: string;
  /** Why, or what for: no hour, thing or "no" of it is an answer. */
  readonly isReason: boolean;
  readonly yes: boolean;
  readonly mildYes: boolean;
  /** A no, a "but", another way: whatever it is, it is no yes. */
  readonly against: boolean;
  /** What is left when all that says yes or nothing is gone. */
  readonly beside: string;
}

export interface Held {
  /** An order of the very act that is held out: "guárdalo", said of what is to be noted. */
  readonly act: RegExp;
  /** Whether a word names the thing that is held out. */
  readonly names: (word: string) => boolean;
  /** Where hours and days are named. */
  readonly when: (text: string) => readonly Span[];
  /** Said of it, these are for what is held out, whatever "no" is in them: "no voy", of what is to be removed. */
  readonly why: RegExp;
  /** Whether she is to have done it: what somebody else did not do may be why it is not done. */
  readonly isOfDone: boolean;
}

/** A sign or a conjunction ends a clause, an hour does not: "13.30". */
const CLAUSE = /[^,;.!?¿¡…:]+(?:[.:](?=\d)[^,;.!?¿¡…:]*)*[?]?/gu;
const TAG = /^\s*(?:vale|ok|de acuerdo|eh|oyes|me oyes|entiendes|estamos|estas)\s*\?$/u;
/** After what says yes, these say why. */
const REASON = new RegExp(inLines`^(?:
  que|porque|pues|pa|para|asi|a ver|a ver si|no sea|no vaya|no fuera|ya que|como|y asi|aunque sea
  |con lo que|de lo contrario|si no|no (?:se )?me|y no (?:me|se|te|le)
)(?= )`);
/** "Guárdalo antes de que me arrepienta": in haste, and no other hour. */
const HASTE = new RegExp(
  inLines`^antes (?:de )?que (?:yo )?(?:(?:me|se|te|l[oa]|nos) )*(?:
    arrepi|olvid|pase|vaya|despist|distrai|cambi\p{L}* de (?:idea|opinion|parecer)|piens|acuerd
    |enred|apagu|cort|acab|lie\b
  )`,
  'u',
);
/** "Sí que llueve" and "claro que fui" insist, "así que ya ves" goes on. */
const INSISTS = /(?:^|\b)(?:si|claro|asi|eso|bien|es[ea]|seguro|hecho|menos mal) que /;
/** "Y no se lo digas a nadie": a no of something else. */
const NO_OF_ELSE = new RegExp(
  inLines`^(?:(?:y|que|pero) )?no (?:(?:me|se|te|le|nos|les|l[oa]s?) )*(?:
    olvid\p{L}*|digas?|preguntes?|falles?|hablemos|hable|hay mas|seas?|sea que|vaya a|enredes|lies
    |equivoques|marees|canses|rias|chilles|grites|corras|tardes|fio|acuerdo|acordare|despistes
    |duermas|se hable|des mas|demos mas|le des|le demos|faltaba
  )(?= |$)`,
  'u',
);
/** It is of what we are to do, or of whether it is to be. */
const OF_THE_ACT = new RegExp(
  inLines`\b(?:
    (?:
      apunt|anot|pon|guard|hag|hac|borr|quit|cambi|mar[cq]|avis|recuerd|quier|quer|necesit|pued
      |podr|toca
    )\p{L}*
    |pero|esper[ae]\p{L}*|mejor|luego|todavia|aun|ya no|despues|voy|va[yns]?|vaya[mns]*|iba[ns]?
    |ire|ir|era|es|son|sea[ns]?
  )\b`,
  'u',
);
const AGAINST = new RegExp(
  inLines`\b(?:
    no|ni|nada|nunca|jamas|tampoco|espera\p{L}*|aguarda|mejor|pero|aunque|salvo|excepto|sino
    |todavia|aun|luego|despues|antes|mas tarde|quizas?|igual|puede|depende|segun|otr[oa]s?
    |olvid\p{L}*|cancel\p{L}*|anul\p{L}*|borr\p{L}*|quit\p{L}*|cambi\p{L}*|deja\p{L}*
    |equivoc\p{L}*|error|mal|dud\p{L}*|creo|supongo|quieta?|para para|calla|casi|de (?:hora|dia)
    |mas (?:temprano|pronto|tarde)
  )\b`,
  'u',
);
/** Better than before is no other wish. */
const BETTER_SO =
  /\b(?:(?:mucho )?mejor asi|asi (?:si|esta|queda|va) (?:mucho )?mejor|ahora (?:si )?(?:esta )?mejor)\b/gu;
/** On what it hangs; what only is polite or drives on is none: "si eres tan amable". */
const HANGS = new RegExp(
  inLines`\b(?:
    si(?! (?:
      puede ser|puedes|te parece|quieres|no te importa|me haces|haces|eres|es tan|dios quiere
      |no (?:se me|me|luego)
    ))
    |cuando(?! (?:puedas|quieras|gustes))|siempre (?:que|y cuando)|a no ser|a menos|mientras
    |con tal|hasta que|siempre y
  ) \p{L}`,
  'u',
);
const ENDS_IN_YES = /^(?!(?:que|como|y|o) )\S+(?: \S+)? si$/;
const DRIVES_ON = new RegExp(
  inLines`\b(?:
    si (?:ya )?(?:te )?l[oa] (?:estoy diciendo|he dicho|vengo diciendo|digo|dije|he pedido)
    |a ver si|como si|por si|ni mas ni menos|no hay mas que hablar
  )\b`,
  'gu',
);

/** What each clause says to what is held out. */
export const weighed = (text: string, held: Held): readonly Weighed[] => {
  const clauses = [...cutBeforeConceded(fold(text)).matchAll(CLAUSE)].map(({ 0: said, index }) => ({
    said,
    text: [...text.normalize('NFC')].slice(index, index + said.length).join(''),
  }));
  const result: Weighed[] = [];
  for (const { said, text: own } of clauses) {
    if (plain(said) === '' || TAG.test(said)) continue;
    result.push(one(own, held, result));
  }
  return result;
};

/** Whether she asks something, beside "¿vale?". */
export const asksWithin = (clauses: readonly Weighed[]): boolean =>
  clauses.some(
    ({ text, isReason, beside }) =>
      hasQuestionSigns(text) || (!isReason && beside !== '' && mayBeginQuestion(beside)),
  );

function one(text: string, held: Held, before: readonly Weighed[]): Weighed {
  const isAfterYes = before.some((it) => it.yes);
  const said = plain(without(text, held.when(text)));
  const isAccented = /(?<!\p{L})sí(?!\p{L})/iu.test(text);
  const agreed = consumed(said, held);
  // "Misma hora si": no "if" ends a sentence.
  const endsInYes = ENDS_IN_YES.test(agreed.rest);
  const rest = endsInYes ? agreed.rest.replace(/ si$/, '') : agreed.rest;
  const { yes, mildYes } = agreed;
  const insists = INSISTS.test(`${said} `) && !/^que si /.test(said);
  const isWhyHere = REASON.test(`${rest} `) || HASTE.test(rest);
  const isToldBeside =
    isAfterYes &&
    !held.isOfDone &&
    held.when(text).length === 0 &&
    (isConceded(said, held) || isConceded(rest, held) || goesOnTelling(said, before));
  const isReason = isToldBeside || (isWhyHere && !insists && (isAfterYes || isWhy(agreed)));
  const isElse = isAfterYes && NO_OF_ELSE.test(said);
  const hangs = !isAccented && HANGS.test(` ${(isReason ? '' : said).replace(DRIVES_ON, '')} x`);
  const left = [new RegExp(held.act.source, 'gu'), held.why, BETTER_SO, DRIVES_ON].reduce(
    (words, pattern) => words.replace(pattern, ' '),
    rest,
  );
  const isAgainst = isReason
    ? /\bno\b/.test(left) && OF_THE_ACT.test(left) && !NO_OF_ELSE.test(rest)
    : !isElse && (AGAINST.test(left) || (hangs && !endsInYes && rest !== ''));
  return {
    text,
    isReason,
    yes: endsInYes || (yes && !insists && (rest === '' || isReason || isHeldAct(said, held))),
    mildYes: mildYes && !insists && (rest === '' || isReason),
    against: isAgainst && !isToldBeside,
    beside: rest,
  };
}

/** "…, que no hay quien la entienda, ni a ella ni al marido": no more than why goes on. */
const goesOnTelling = (said: string, before: readonly Weighed[]): boolean =>
  before.at(-1)?.isReason === true && /^(?:y )?ni (?!l[oa]s?\b)/.test(said);

/** In the clause of the yes itself: "eso no me da tiempo" is no yes with its reason. */
const isWhy = ({ yes, mildYes, rest }: Agreed): boolean =>
  (yes || mildYes) && !rest.startsWith('no ');

const isHeldAct = (said: string, { act }: Held): boolean => act.test(said);

/** The clause without all that says yes, or nothing, at its beginning, the act and the thing that are held out too. */
function consumed(said: string, held: Held) {
  const act = new RegExp(`^(?:${held.act.source})(?= |$)`, 'u');
  const agreed = agreedIn(said, (rest) => {
    const [word = ''] = rest.split(' ');
    return act.exec(rest)?.[0].length ?? (held.names(word) ? word.length : undefined);
  });
  return { ...agreed, yes: agreed.yes || isHeldAct(said, held) };
}
