import { inLines } from './in-lines.ts';

/*
 * What is so all the same, and what somebody else does: told after a yes, no "no" of it takes the yes back.
 * "Sí, aunque esa no abre nunca a su hora", "eso es; la Paqui no se va a quejar".
 */

const CONCEDES = inLines`(?:y )?(?:
  a[un]+que|y?eso que|mira que|si bien|a pesar de que|con todo y que
  |por (?:mas|mucho|much[oa]s \S+|muy \S+) que
)`;
const BEFORE = new RegExp(` (?=${CONCEDES} )`, 'gu');
const CONCEDED = new RegExp(`^${CONCEDES} `, 'u');
/** Without somebody who does it, these may be her own: "aunque no quería", "aunque ya no hace falta". */
const MAY_BE_HERS = new RegExp(
  inLines`^${CONCEDES} (?:(?:yo|a mi|ya|hoy|al final|tampoco|no|me|lo|la|se|te) )*(?:
    (?:quer|quis|pod|pued|vay|hac|hag|hub)\p{L}*|iba|sea|es|era|fuera|esta|este|esta(?:ba|ra)
  )(?= |$)`,
  'u',
);
/** She does it, does not know, or would have it otherwise. */
const HERS = new RegExp(
  inLines`\b(?:
    quiero|puedo|podre|pude|voy|ire|iria|necesito|tengo|prefiero|creo|supongo|dudo|se si|estoy
    |quizas?|igual|a lo mejor|puede que|depende|mejor|otr[oa]s?|espera\p{L}*|aguarda|todavia|aun
    |sino|salvo|(?:apunt|anot|guard|borr|quit|anul|cancel|cambi|muev|mov|marc)\p{L}*
  )\b`,
  'u',
);
/** Somebody who does it: "la Paqui", "mi marido", "ella", "esa mujer". */
const SOMEBODY = new RegExp(
  inLines`^(?:(?:y|pero|que|ya) )*(?:
    (?:el|la|los|las|mis?|su|es[ea]|es[ao]s|aquella?|don|doña) (?!(?:
      mism[oa]|hora|dia|que|de|del|otr[oa]s?
    )\b)\p{L}{3,}
    |ellas?|ellos|nadie|aqui nadie
  )(?= .*\bno (?:(?:me|se|le|les|nos|l[oa]s?) )*\p{L}{2,})`,
  'u',
);

/** Dictated it has no comma; each letter stays where it was. */
export const cutBeforeConceded = (folded: string): string => folded.replace(BEFORE, ',');

/**
 * Whether it takes nothing back of a yes that came before it.
 * @param held what names the thing that is held out: of that, nobody else is spoken of
 */
export function isConceded(
  plain: string,
  { names }: { readonly names: (word: string) => boolean },
): boolean {
  if (HERS.test(plain)) return false;
  if (CONCEDED.test(plain)) return !MAY_BE_HERS.test(plain);
  const who = SOMEBODY.exec(plain)?.[0].split(' ').at(-1);
  return who !== undefined && !names(who);
}
