/**
 * What the public pages say of Encina whoever uses it. What is a town's own (its name, who pays, who answers for
 * accessibility) is data of the town.
 */
export interface Phase {
  name: string;
  /** First and last month, counted from the start. */
  months: readonly [first: number, last: number];
  work: string;
}

const phase = (name: string, months: Phase['months'], work: string): Phase => ({
  name,
  months,
  work,
});

/** @param town left out where nobody has said which one it is */
export const projectName = (town?: string): string =>
  town ? `Encina: ${town} cuida de los suyos` : 'Encina';

/** Two paragraphs. @param town left out where nobody has said which one it is */
export const projectDescription = (town?: string): readonly string[] => [
  `Encina acompaña a las personas mayores${town ? ` de ${town}` : ''} en su día a día. Les recuerda sus tareas, les propone juegos para la memoria y guarda sus fotos y vídeos.`,
  'También las une con su familia y con el ayuntamiento. Cada persona decide quién puede ver sus datos.',
];

export const projectFacts = {
  objectives: [
    'Que cada persona pueda vivir en su casa más tiempo y más segura.',
    'Ejercitar la memoria y la atención con juegos a la medida de cada uno.',
    'Reducir la soledad con mensajes de la familia y compañía cada día.',
    'Dar al ayuntamiento y a las familias una forma sencilla de estar cerca.',
  ],
  results: [
    'Más personas mayores que usan una tableta sin ayuda.',
    'Menos olvidos de medicinas y de citas.',
    'Familias que saben de los suyos, siempre con su permiso.',
    'Un servicio que otros pueblos pueden usar gratis.',
  ],
  /** For a town that says that its project goes like this. */
  months: 6,
  timeline: 'Cuatro fases en unos seis meses',
  phases: [
    phase(
      'Preparación',
      [1, 1],
      'Hablamos con los vecinos, elegimos los aparatos y formamos al personal.',
    ),
    phase('Puesta en marcha', [2, 3], 'Instalamos Encina y damos de alta a las primeras personas.'),
    phase(
      'Acompañamiento',
      [4, 5],
      'Hacemos talleres, invitamos a las familias y mejoramos con lo aprendido.',
    ),
    phase('Evaluación', [6, 6], 'Medimos los resultados y decidimos los pasos siguientes.'),
  ],
  accessibility: { preparedOn: '2026-11-20', reviewedOn: '2026-11-20' },
} as const;
