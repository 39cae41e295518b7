import { inLines } from './in-lines.ts';

/*
 * Where a word ends is learnt at school: whoever went for two years, and whoever dictates, writes "alas ocho dela tarde"
 * and "recuerda me". What is a word of its own stays one.
 */

/** "Dela", "enel", "ami": two small words written as one, where nobody means "dé la". */
const TOGETHER = new RegExp(
  inLines`(?<!\p{L})(?<first>
    de(?=l|mi|un)|en(?=l|el|mi|un)|por|con|para|a(?=los?(?!\p{L})|mi)|y(?=l|el)|que(?=la|el)
    |no(?=l)
  )(?<second>las?|los?|el|mi|una?)(?!\p{L})`,
  'giu',
);
const HOURS = 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d{1,2}';
/** "Alas ocho"; the wings of a bird have no hour. */
const AT_HOUR = new RegExp(`(?<!\\p{L})a(?<article>las?) (?=(?:${HOURS})(?![\\p{L}\\d]))`, 'giu');
/** "Ala" is a wing as well, behind what goes with one. */
const WING =
  /(?<!\p{L}|(?:^| )(?:el|un|del|al|su|cada|esa|esta|una|otra|media) )ala (?=\p{L}{3})/giu;
const ORDERS = inLines`recuerda|apunta|anota|avisa|pon|quita|borra|cambia|lee|di|cuenta|repite
  |enseña|marca|manda|busca|deja|haz|pasa|mueve|ponga|lea|diga`;
/** "Recuerda me", "lee me lo": an order and whom it is for. */
const ME = new RegExp(`(?<!\\p{L})(?<order>${ORDERS}) (?<whom>me(?: ?l[oae]s?)?)(?!\\p{L})`, 'giu');
/** "Cambia la a las seis", "ponlo ya": with nothing behind it that "la" could be the article of. */
const IT = new RegExp(
  inLines`(?<!\p{L})(?<order>${ORDERS}) (?<what>l[oa]s?)(?= *$| *[,.;!?]
    | (?:al?|ya|de nuevo|otra vez|para|por favor|mañana|hoy)(?!\p{L})
  )`,
  'giu',
);

/** "Des hazlo": two words that are words, and are none together. */
const UNDO = /(?<!\p{L})des (?=ha(?:z|cer)(?:me)?(?:l[oa]s?)?(?!\p{L}))/giu;

/** The text with gaps where a schoolmistress would leave them, and no others. */
export const wellSpaced = (text: string): string =>
  text
    .replace(AT_HOUR, 'a $<article> ')
    .replace(WING, 'a la ')
    .replace(UNDO, 'des')
    .replace(TOGETHER, '$<first> $<second>')
    .replace(ME, (_, order: string, whom: string) => order + whom.replace(' ', ''))
    .replace(IT, '$<order>$<what>');
