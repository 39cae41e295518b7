import { fold } from '../understanding/fold.ts';
import { inLines } from '../understanding/in-lines.ts';

/** What is seen to, and by whom: whoever forgets what it is called asks for her feet, her hair or her teeth. */
const MATTERS: readonly RegExp[] = [
  /^(?:pies?|piecitos|pinreles|uñas|callos?|juanetes?|callist\p{L}+|podolog\p{L}+|pedicur\p{L}+)$/u,
  new RegExp(
    inLines`^(?:
      pel(?:os?|an?|en|ar(?:me|nos)?)|peluquer\p{L}+|pein(?:a|an|o|ar|arme|ado)|tinte|teñir(?:me)?
      |mechas|permanente|rulos|barber\p{L}+|melena
    )$`,
    'u',
  ),
  /^(?:dientes?|muelas?|boca|dentadura|dentistas?|piezas?|puente)$/u,
  /^(?:ojos?|vista|gafas|oculistas?|oftalmolog\p{L}+|cataratas?|graduar(?:me)?)$/u,
  /^(?:oidos?|audifonos?|otorrino)$/u,
  /^(?:medic[oa]s?|doctor(?:a|es)?|cabecera|consulta|ambulatorio|consultorio)$/u,
  /^(?:sangre|analisis|analitica|pinchazo|extraccion)$/u,
  /^(?:misas?|iglesia|parroquia|funeral|responso)$/u,
  /^(?:gimnasia|gimnasio|ejercicios?|estiramientos)$/u,
  /^(?:rehabilitacion|fisio\p{L}*|masajes?|masajista)$/u,
  /^(?:butano|bombonas?)$/u,
  /^(?:notas?|examen(?:es)?|calificaciones|sobresalientes?|oposicion(?:es)?)$/u,
  /^(?:farmacia|botica|recetas?)$/u,
  /^(?:tension|presion)$/u,
  /^(?:veterinari\p{L}+|perr[oa]s?|gat[oa]s?)$/u,
  /^(?:banco|caja|cartilla|paga|pension)$/u,
  /^(?:compras?|supermercado|super|tienda|mercado|mercadillo|recados)$/u,
  /^(?:pan|panader\p{L}+|barras?|hogazas?)$/u,
];

const matterOf = (word: string): RegExp | undefined => {
  const bare = fold(word);
  return MATTERS.find((it) => it.test(bare));
};

/** Whether two words name the same errand, each in its own way: "los pies" and "el podólogo". */
export const isSameMatter = (one: string, other: string): boolean =>
  matterOf(one)?.test(fold(other)) ?? false;
