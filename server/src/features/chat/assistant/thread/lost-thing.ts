import { inLines } from '../../understanding/in-lines.ts';
import type { Reply } from '../skill.ts';
import type { Turn } from '../turn.ts';
import { wantsKnown } from './wants-known.ts';

const THINGS = inLines`(?:
  gafas|lentes|llaves?|llavin|dentadura|dientes|monedero|cartera|bolso|dinero|mando|telefono|movil|baston
  |garrota|cachava|muleta|andador|audifonos?|sonotones?|zapatillas?|zapatos?|anillo|alianza|pulsera|cadena
  |reloj|libreta|boligrafo|pastillero|medallas?|pañuelo|paraguas|tarjeta|cartilla|papel(?:es)?|recetas?
  |tijeras|agujas?|dedal|ganchillo|tableta|abrigo|chaqueta|rebeca|bata
)`;
const OF_HERS = `(?:(?:mis?|las?|los|el|un|una) )${THINGS}\\b`;
/** "¿Dónde habré puesto las gafas?", "no encuentro las llaves", "se me ha perdido el mando". */
const LOOKS_FOR = new RegExp(inLines`\b(?:
  donde (?:estan?|andan?|he (?:puesto|dejado|metido)|deje|puse|meti|habre (?:puesto|dejado|metido)|tengo|tendre) ${OF_HERS}
  |no (?:encuentro|doy con|veo|me aparecen?) (?:yo )?(?:por ningun lado )?${OF_HERS}
  |no se (?:ni )?donde (?:he (?:puesto|dejado|metido)|deje|puse|meti|estan?|tengo) ${OF_HERS}
  |(?:se me (?:ha|han) perdido|he perdido|ando buscando|estoy buscando|busco) ${OF_HERS}
)`);

/** "Me trajo unas perrunillas y no sé dónde las he puesto." */
const AND_NOT_WHERE =
  /^(?!.*\bpastillas?\b).*\bno se (?:ni )?donde l[oa]s? he (?:puesto|dejado|metido)$/;

/** Whoever says more has a wish beside it: "no encuentro las gafas, así que léemelo tú". */
const LONGEST = 9;

/** Encina sees nothing of her house, and nobody is left alone with what is lost. */
export function lostThing({ said, intent }: Turn): Reply | undefined {
  const isAlone =
    said.order === undefined &&
    said.words.length <= LONGEST &&
    !wantsKnown(intent) &&
    LOOKS_FOR.test(said.plain);
  if (!isAlone && !AND_NOT_WHERE.test(said.plain)) return undefined;
  return {
    text: 'Desde aquí no puedo verlo. Mira despacio donde estuviste la última vez: la mesa, la cama, los bolsillos. Si no aparece, pide a alguien que busque contigo.',
  };
}
