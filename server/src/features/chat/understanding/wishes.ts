import { inLines } from './in-lines.ts';

/** How whoever wants something begins; all else in a sentence of some length is told. */
const WISHES =
  new RegExp(inLines`^(?:(?:pues|y|oye|anda|ahora|bueno|venga|hij[oa]|mira|ea|si|no|ya) )*(?:
    \S+me(?:l[oa]s?)?|dime|lee|pon|apunta|recuerda|avisa|abre|quita|borra|cambia|mueve|canta
    |recita|llama|escribe|ensena|deshaz|repite|quiero|quisiera|querria|necesito|puedes|podrias
    |vamos|jugamos|hablemos|charlemos|(?:mira )?a ver?(?= )|a ver
    |(?:manda|escribe|contesta|pregunta|di)les?(?= (?:que|a|al|si) )|haz|reserva|encarga|compra
    |pide|busca|traduce|calcula|imprime|programa|gracias|muchas gracias|adios|hasta
    |me (?:lees|dices|pones|cuentas|recuerdas|apuntas|abres|enseñas|recitas|llamas)
    |(?<!\bno )(?:que |a ver si )?(?<!\bno )(?:me|nos) (?:
      leas?|digas?|cuentes?|enseñes?|pongas?|abras?|recites?|llames?|avises?|apuntes?|recuerdes?
      |repitas?
    )
    |(?:haz|haga|hagame|hazme) (?:el|un) favor
    |(?:
      ponga|abra|diga|lea|quite|borre|cambie|apunte|anote|recuerde|avise|llame|repita|deshaga
      |mueva
    )
  )\b`);

export const beginsAsWish = (plain: string): boolean => WISHES.test(plain);
