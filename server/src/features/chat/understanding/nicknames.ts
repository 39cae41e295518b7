import { sound } from './spelling.ts';
import { plain } from './words.ts';

/*
 * How people are called who are written down by another name: "la Charo" is Rosario. Only what no rule makes of the name
 * stands here; "Carmencita" is found by its ending.
 */

const CALLED: Readonly<Record<string, string>> = {
  agustin: 'agus',
  alberto: 'berto',
  alejandra: 'alex sandra jandra',
  alejandro: 'alex jandro',
  alfonso: 'fonso',
  amparo: 'amparito',
  ana: 'anita ani',
  angeles: 'geles angelita',
  antonia: 'toñi toni toña antoñita tonia',
  antonio: 'toño toni antoñin antoñito toñin',
  ascension: 'ascen',
  asuncion: 'asun sunta',
  begoña: 'bego',
  beatriz: 'bea',
  carlos: 'carlitos charly',
  carmen: 'mamen menchu carmela carmelina carmeli maricarmen carmina menchi',
  carolina: 'carol',
  catalina: 'lina catana',
  concepcion: 'concha conchi conchita',
  consuelo: 'chelo consoli',
  cristina: 'cris tina',
  daniel: 'dani',
  dolores: 'lola loli lolita lolina doloritas',
  domingo: 'mingo chomin',
  eduardo: 'edu lalo',
  emilia: 'emi mila',
  encarnacion: 'encarna encarni encarnita',
  enrique: 'quique kike',
  esperanza: 'espe',
  eulalia: 'lali laly olalla',
  eugenia: 'geni',
  federico: 'fede',
  felipe: 'pipe',
  fernando: 'nando fer',
  francisca: 'paca paqui paquita kika quica curra frasca fran francis',
  francisco: 'paco paquito pancho quico kiko curro fran francis frasco fali',
  gabriel: 'gabi',
  gabriela: 'gabi',
  gregoria: 'goya gori',
  gregorio: 'goyo gori',
  guadalupe: 'lupe guada pupe',
  guillermo: 'guille',
  gumersindo: 'sindo gumer',
  ignacio: 'nacho',
  inmaculada: 'inma',
  isabel: 'isa isabelita chabela bel beli sabel',
  jesus: 'chus suso chuchi',
  jesusa: 'chusa',
  joaquin: 'quino chimo ximo quin',
  jose: 'pepe pepito pepin pepillo josele',
  josefa: 'pepa pepi pepita josefina chefa',
  juan: 'juanito juani juanillo',
  juana: 'juani juanita',
  julia: 'juli julita',
  julian: 'juli juliancito',
  lorenzo: 'loren',
  lourdes: 'lurdes lourditas',
  lucia: 'luci chia',
  luis: 'lucho luisito',
  manuel: 'manolo manu manolito manolin lolo',
  manuela: 'manoli manola manolita lela nela',
  margarita: 'marga rita margari',
  maria: 'mari maruja marujita mariquita maruchi marichu',
  maximiliano: 'maxi',
  mercedes: 'merche merceditas',
  miguel: 'migue miguelito miguelin',
  milagros: 'mila milagritos',
  montserrat: 'montse',
  natividad: 'nati',
  nicolas: 'nico',
  pascual: 'pascualin',
  patricia: 'patri',
  paula: 'pauli',
  pedro: 'perico periquin pedrito',
  piedad: 'piedadita',
  pilar: 'pili pilarin pilarica',
  purificacion: 'puri',
  rafael: 'rafa fali fael',
  rafaela: 'rafi fali rafa',
  ramon: 'moncho monchi ramoncin',
  ramona: 'monchi',
  remedios: 'reme',
  rosa: 'rosi rosita rosina',
  rosario: 'charo chari charito charin sario rosi rosarillo rosarito',
  santiago: 'santi yago chago',
  saturnina: 'satur',
  sebastian: 'sebas chano bastian',
  servando: 'servan',
  sofia: 'sofi',
  soledad: 'sole',
  susana: 'susi',
  teresa: 'tere teresita',
  tomasa: 'tomasita',
  trinidad: 'trini',
  vicente: 'chente vicen',
  victoria: 'vicky viqui toya',
  victor: 'vitin',
  virtudes: 'virtu',
  visitacion: 'visi',
  yolanda: 'yoli',
};

const NICKNAMES = new Map(
  Object.entries(CALLED).map(([name, called]) => [name, new Set(called.split(' '))] as const),
);

/** "La Charo", of Rosario. */
export const isNickname = (word: string, name: string): boolean =>
  NICKNAMES.get(plain(name))?.has(word) === true;

/** Shorter ones are made of two small words: "a na". */
const SHORTEST = 6;

/** "La rosa río": a name that was heard as two words. */
export const isHeardAsTwo = (words: readonly string[], name: string): boolean =>
  name.length >= SHORTEST &&
  words.some((word, at) => {
    const next = words[at + 1];
    return next !== undefined && sound(`${word}${next}`) === sound(plain(name));
  });
