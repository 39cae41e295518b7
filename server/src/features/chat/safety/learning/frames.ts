/** What makes a danger one of a screen, of long ago or of a game, whatever it is. */
const BEFORE = [
  ...['en la pelicula', 'en la novela', 'en la serie', 'en el cuento', 'en la cancion dice que'],
  ...['en la tele dicen que', 'en las noticias sale uno que dice', 'he leido en el periodico que'],
  ...['en la radio contaban que', 'en el parte ha salido que', 'vi una pelicula en que'],
  ...[
    'de pequeña',
    'de joven',
    'cuando era niño',
    'cuando yo era moza',
    'en la mili',
    'en la guerra',
  ],
  ...['hace cuarenta años', 'hace muchos años', 'en el año cincuenta', 'en mis tiempos'],
  ...['anoche soñe que', 'he soñado que', 'mi abuela contaba que', 'decia mi padre que'],
  ...['jugando a las cartas', 'en el teatro', 'en el chiste', 'mi nieto juega a que'],
];
const AFTER = [
  ...[
    'en la pelicula',
    'en la novela',
    'en la tele',
    'dice la copla',
    'decia mi abuelo',
    'en el cine',
  ],
  ...['pero eso fue hace muchos años', 'cuando era joven', 'de pequeña', 'hace ya veinte años'],
  ...[
    'pero era un sueño',
    'de mentira',
    'jugando',
    'en la obra de teatro',
    'y de eso hace medio siglo',
  ],
];

const PERSON =
  /\b(?:a |al )?(?:mi|el|la|un|una|su) (?:marido|mujer|padre|madre|hij[oa]|herman[oa]|abuel[oa]|ti[oa]|suegr[oa]|vecin[oa]|niñ[oa]|niet[oa]|cuñad[oa]|prim[oa]|hombre|señora)\b/;
const HERSELF = /\b(?:me|mi|yo|nos|he|estoy|tengo|puedo|le doy|le pongo|se quiere|dice|mat\w+)\b/;
const BEASTS = [
  'el perro',
  'la gata',
  'el burro',
  'la vaca',
  'una oveja',
  'la gallina',
  'la yegua',
];

/** The danger as somebody tells of it who is in none: on a screen, long ago, or of a beast. */
export function harmlessOf(danger: string, chance: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? '';
  const [before, after] = danger.split(PERSON);
  const rest = `${before}${after ?? ''}`;
  if (after !== undefined && !HERSELF.test(rest) && chance() < 0.6) {
    return `${before}${pick(BEASTS)}${after}`.trim();
  }
  return chance() < 0.65 ? `${pick(BEFORE)} ${danger}` : `${danger} ${pick(AFTER)}`;
}
