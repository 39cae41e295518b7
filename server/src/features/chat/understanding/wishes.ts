/** How whoever wants something begins; all else in a sentence of some length is told. */
const WISHES =
  /^(?:(?:pues|y|oye|anda|ahora|bueno|venga|hij[oa]|mira|ea|si|no|ya) )*(?:\S+me(?:l[oa]s?)?|dime|lee|pon|apunta|recuerda|avisa|abre|quita|borra|cambia|mueve|canta|recita|llama|escribe|ensena|deshaz|repite|quiero|quisiera|querria|necesito|puedes|podrias|vamos|jugamos|a ver|haz|reserva|encarga|compra|pide|busca|traduce|calcula|imprime|programa|gracias|muchas gracias|adios|hasta|me (?:lees|dices|pones|cuentas|recuerdas|apuntas|abres))\b/;

export const beginsAsWish = (plain: string): boolean => WISHES.test(plain);
