import { withItsD } from './dropped-d.ts';
import { plain } from './words.ts';

/** Words of what is noted that nobody spells otherwise, and that telephones and hurried thumbs leave bare. */
const KNOWN = new Map(
  `médico médica análisis corazón jabón jamón melón limón azúcar teléfono autobús óptica clínica analítica física música
  práctica miércoles sábado sofá café ratón almacén jardín calcetín colchón sillón cajón camión avión pantalón algodón
  cartón balcón rincón buzón árbol lápiz césped huésped también después fútbol dominó película cámara lámpara máquina
  plátano espárragos pájaros número página sótano público católica cerámica botánico mecánico mecánica electrónico
  electricidad farmacéutico farmacéutica antibiótico antibióticos pastillero tía tío tías tíos día días río frío policía
  alcaldía notaría gestoría romería cofradía lotería`
    .split(/\s+/)
    .map((word) => [plain(word), word]),
);
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/([cs])ion$/, '$1ión'],
  [/ologo$/, 'ólogo'],
  [/ologa$/, 'óloga'],
  // Shops: "panadería"; "feria" and "materia" are shorter.
  [/^(\p{L}{4,})eria$/u, '$1ería'],
];

/** A word with the accent that it was written without, or the d that is not said; any other stays as it is. */
export function accented(word: string): string {
  const small = word.toLowerCase();
  if (small !== plain(small)) return word;
  const known = KNOWN.get(small);
  const [pattern, ending] = ENDINGS.find(([it]) => it.test(small)) ?? [];
  const right = known ?? (pattern && ending ? small.replace(pattern, ending) : withItsD(small));
  return word === small ? right : `${word[0]}${right.slice(1)}`;
}
