/** The drawn scenes that stand for photographs. */
export type SceneName =
  | 'birthday'
  | 'bench'
  | 'christening'
  | 'courtyard'
  | 'donkey'
  | 'familyTable'
  | 'fireside'
  | 'montanera'
  | 'olives'
  | 'school'
  | 'sea'
  | 'square'
  | 'verbena'
  | 'wedding';

/** A scene as it was printed. */
export interface Print {
  readonly scene: SceneName;
  /** `faded` is a colour photograph of the seventies, `sepia` one of the fifties with its white edge. */
  readonly tone?: 'faded' | 'sepia';
  /** An upright photograph: which part of the scene it shows. */
  readonly upright?: 'left' | 'middle' | 'right';
}

/** The dance, moving. */
export interface Film {
  readonly film: 'verbena';
}

export type Shot = Print | Film;

export interface PlannedMemory {
  readonly title: string;
  readonly description?: string;
  readonly shot: Shot;
  readonly name: string;
  readonly favorite?: true;
  /** It was on this very day of that year, whenever the village is seeded. */
  readonly year?: number;
}

/** What the others of the village keep. */
export const COMMON_MEMORIES: readonly PlannedMemory[] = [
  { title: 'La plaza un domingo', shot: { scene: 'square' }, name: 'plaza.jpg' },
  { title: 'Mis geranios', shot: { scene: 'courtyard' }, name: 'IMG_2231.jpg', favorite: true },
  { title: 'Al sol con mi compadre', shot: { scene: 'bench' }, name: 'IMG_0412.jpg' },
  { title: 'La aceituna del 78', shot: { scene: 'olives', tone: 'faded' }, name: 'aceituna.jpg' },
  { title: 'Comida en el corral', shot: { scene: 'familyTable' }, name: 'comida.jpg' },
  { title: 'El burro Platero', shot: { scene: 'donkey', tone: 'faded' }, name: 'burro.jpg' },
  { title: 'El bautizo de Marina', shot: { scene: 'christening' }, name: 'DSC_0088.jpg' },
  {
    title: 'Nuestra boda',
    shot: { scene: 'wedding', tone: 'sepia', upright: 'middle' },
    name: 'boda.jpg',
    favorite: true,
  },
  { title: 'La velada de agosto', shot: { scene: 'verbena' }, name: 'velada.jpg' },
  { title: 'El baile de la velada', shot: { film: 'verbena' }, name: 'VID_0815.webm' },
  { title: 'La excursión a la playa', shot: { scene: 'sea' }, name: 'IMG_5120.jpg' },
  { title: 'La montanera', shot: { scene: 'montanera' }, name: 'cochinos.jpg' },
  { title: 'La escuela', shot: { scene: 'school', tone: 'sepia' }, name: 'escuela.jpg' },
  { title: 'Castañas asadas', shot: { scene: 'fireside' }, name: 'lumbre.jpg' },
  { title: 'Los noventa de la abuela', shot: { scene: 'birthday' }, name: 'cumple.jpg' },
];
