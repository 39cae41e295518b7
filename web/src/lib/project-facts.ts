/**
 * What the public pages and the footer say of the project and of who is behind it. A town hall that takes
 * Encina over changes this file, and `public/logos.svg`, and nothing else.
 */
export interface Phase {
  name: string;
  /** First and last month, counted from the start. */
  months: readonly [first: number, last: number];
  work: string;
}

export const projectFacts = {
  name: 'Encina: Valle de Matamoros cuida de los suyos',
  description: [
    'Encina acompaña a las personas mayores de Valle de Matamoros en su día a día. Les recuerda sus tareas, les propone juegos para la memoria y guarda sus fotos y vídeos.',
    'También las une con su familia y con el ayuntamiento. Cada persona decide quién puede ver sus datos.',
  ],
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
  budget: '100.000 euros',
  aid: '100.000 euros',
  programme: 'Programa de ayudas a la innovación social y digital en municipios rurales',
  months: 6,
  timeline: 'Cuatro fases en unos seis meses',
  phases: [
    {
      name: 'Preparación',
      months: [1, 1],
      work: 'Hablamos con los vecinos, elegimos los aparatos y formamos al personal.',
    },
    {
      name: 'Puesta en marcha',
      months: [2, 3],
      work: 'Instalamos Encina y damos de alta a las primeras personas.',
    },
    {
      name: 'Acompañamiento',
      months: [4, 5],
      work: 'Hacemos talleres, invitamos a las familias y mejoramos con lo aprendido.',
    },
    {
      name: 'Evaluación',
      months: [6, 6],
      work: 'Medimos los resultados y decidimos los pasos siguientes.',
    },
  ] satisfies readonly Phase[],
  /** `public/logos.svg`: its size in pixels, and whose logos they are for who does not see them. */
  logos: { width: 522, height: 80, alt: 'Encina y Ayuntamiento de Valle de Matamoros' },
  accessibility: {
    /** Who declares, with its article: it stands in the middle of sentences. */
    entity: 'El Ayuntamiento de Valle de Matamoros',
    preparedOn: '2026-11-20',
    reviewedOn: '2026-11-20',
    /** Who decides on complaints that the town hall did not settle. */
    authority: 'la unidad responsable de accesibilidad de la Junta de Extremadura',
  },
} as const;
