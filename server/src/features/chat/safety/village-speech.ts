import { sound } from '../understanding/spelling.ts';
import { wordsOf } from '../understanding/words.ts';

/** Words that the village and the telephone shorten, as the rest of the sentence is written. */
const WHOLE: Readonly<Record<string, string>> = {
  pa: 'para',
  pal: 'para el',
  mu: 'muy',
  to: 'todo',
  toa: 'toda',
  na: 'nada',
  ma: 'me ha',
  sa: 'se ha',
  mestoy: 'me estoy',
  toy: 'estoy',
  ta: 'esta',
  pos: 'pues',
  lao: 'lado',
  dao: 'dado',
  q: 'que',
  k: 'que',
  ke: 'que',
  x: 'por',
  xq: 'porque',
  d: 'de',
  tb: 'tambien',
  jacer: 'hacer',
  jarto: 'harto',
  jarta: 'harta',
  jumo: 'humo',
  jambre: 'hambre',
  cacho: 'trozo',
  cuñao: 'cuñado',
};
/** Short words in -ío that are whole: "frío" has lost no letter. */
const NO_PARTICIPLE = /^(?:.?rio|frio|mio|tio|lio|pio|dio|vio|fio|vacio|judio|sombrio)$/;

/** The words of a message as a dictionary has them and as they sound: "ma dao un doló" is "me ha dado un doló". */
export const villageWords = (text: string): readonly string[] =>
  wordsOf(text)
    .flatMap((word) => (WHOLE[word] ?? participle(word)).split(' '))
    .map((word) => (/^\d/.test(word) ? '0' : sound(word)));

/** "Caío", "quemao", "quemaos": the d is not said. */
function participle(word: string): string {
  const lost = /^(.+[^aeiou])(a|i)(os?|as?)$/.exec(word);
  if (!lost || word.length < 5 || NO_PARTICIPLE.test(word)) return vowelBefore(word);
  const [, stem = '', vowel = '', end = ''] = lost;
  if (vowel === 'i' && !end.startsWith('o')) return word;
  return vowel === 'a' && end.startsWith('a') ? word : `${stem}${vowel}d${end}`;
}

/** "Caío", "traío". */
const vowelBefore = (word: string): string => word.replace(/^(.*[ae])i(os?)$/, '$1id$2');
