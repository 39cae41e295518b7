import type { Part } from './clock-words.ts';
import { isWithin, type Span, spanOf } from './fold.ts';
import { inLines } from './in-lines.ts';

const SINGLE_PART = new RegExp(
  inLines`(?:
    (?<=^(?:y )?|[,;.…] )de(?= (?:mañana|tarde|noche)(?:$|[,.…]| a las? ))
    |\b(?:a media|a mitad de(?: la)?|esta|esa|por la|de la|a la|en la)
  ) (manana|mañana|tarde|noche|madrugada)\b`,
  'gu',
);

/** An hour that only she knows. */
export const MEAL =
  /\b(?:antes|despues) de (?:comer|cenar|desayunar|merendar|la (?:siesta|comida|cena))\b/u;

const ROUND: readonly (readonly [RegExp, Part])[] = [
  [
    new RegExp(
      inLines`(?:,? y )?\b(?:antes de|despues de|al|nada mas) (?:
        acostarme|dormir|irme a (?:la cama|dormir)|cenar|la cena
      )(?!\p{L}),?`,
      'u',
    ),
    'noche',
  ],
  [
    /\b(?:antes de|despues de|al|nada mas) (?:levantarme|desayunar|el desayuno)(?!\p{L}),?/u,
    'manana',
  ],
];

/** "Antes de acostarme, a las once": which half of the day an hour is of that she says beside it. */
export function roundIt(folded: string): { readonly part: Part; readonly span: Span } | undefined {
  for (const [pattern, part] of ROUND) {
    const match = pattern.exec(folded);
    if (match) return { part, span: spanOf(match) };
  }
  return undefined;
}

/** "Mañana a primera hora". */
const FIRST_OR_LAST =
  /\ba (?:la )?(primera|ultima) hora(?: (?:de|por) la (?:mañana|tarde))?(?!\p{L})/gu;

/** "Mañana tempranito", "avísame temprano". */
const EARLY_SAID = new RegExp(
  inLines`(?<=(?:
    \b(?:
      hoy|mañana|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo
      |(?:avisa|recuerda|apunta)(?:me)?|dias|semana
    )
    |#
  ),? )(?:bien |muy |mu )?tempran(?:it|ic|ill)?o\b`,
  'gu',
);

/** Parts of the day that stand alone: "esta tarde". */
export const dayParts = (folded: string): (Span & { part: Part })[] => {
  const ends = [...folded.matchAll(FIRST_OR_LAST)].map((match) => ({
    ...spanOf(match),
    part: match[1] === 'primera' ? ('manana' as const) : ('tarde' as const),
  }));
  const named = [...folded.matchAll(SINGLE_PART)].map((match) => ({
    ...spanOf(match),
    part: (match[1] ?? '').replace('ñ', 'n') as Part,
  }));
  const early = [...folded.matchAll(EARLY_SAID)].map((match) => ({
    ...spanOf(match),
    part: 'manana' as const,
  }));
  return [...ends, ...early, ...named.filter((it) => !ends.some((end) => isWithin(it, end)))];
};
