export interface PlannedMemory {
  readonly title: string;
  readonly description?: string;
  /** A file of `pictures/scenes`. */
  readonly scene: string;
  readonly name: string;
  readonly favorite?: true;
  /** It was on this very day of that year, whenever the village is seeded. */
  readonly year?: number;
}

/** What the others of the village keep. */
export const COMMON_MEMORIES: readonly PlannedMemory[] = [
  { title: 'La plaza un domingo', scene: 'square.webp', name: 'plaza.jpg' },
  { title: 'Mis geranios', scene: 'courtyard.webp', name: 'IMG_2231.jpg', favorite: true },
  { title: 'Al sol con mi compadre', scene: 'bench.webp', name: 'IMG_0412.jpg' },
  { title: 'La aceituna del 78', scene: 'olives-faded.webp', name: 'aceituna.jpg' },
  { title: 'Comida en el corral', scene: 'family-table.webp', name: 'comida.jpg' },
  { title: 'El burro Platero', scene: 'donkey-faded.webp', name: 'burro.jpg' },
  { title: 'El bautizo de Marina', scene: 'christening.webp', name: 'DSC_0088.jpg' },
  { title: 'Nuestra boda', scene: 'wedding-sepia-middle.webp', name: 'boda.jpg', favorite: true },
  { title: 'La velada de agosto', scene: 'verbena.webp', name: 'velada.jpg' },
  { title: 'El baile de la velada', scene: 'verbena.webm', name: 'VID_0815.webm' },
  { title: 'La excursión a la playa', scene: 'sea.webp', name: 'IMG_5120.jpg' },
  { title: 'La montanera', scene: 'montanera.webp', name: 'cochinos.jpg' },
  { title: 'La escuela', scene: 'school-sepia.webp', name: 'escuela.jpg' },
  { title: 'Castañas asadas', scene: 'fireside.webp', name: 'lumbre.jpg' },
  { title: 'Los noventa de la abuela', scene: 'birthday.webp', name: 'cumple.jpg' },
];
