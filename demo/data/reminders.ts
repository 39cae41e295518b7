import type { Tables } from '../../server/src/db/schema.ts';

type Row = Tables['reminders'];

export interface PlannedReminder {
  readonly title: string;
  readonly description?: string;
  readonly category: Row['category'];
  readonly recurrency: Row['recurrency'];
  /** Day of the first occurrence from today on: -28 is four weeks ago. */
  readonly day: number;
  /** `18:00`, or `soon`: about half an hour from the seeding. */
  readonly time: string;
  /** How often it has been done when its time was over, 0 to 1. */
  readonly kept?: number;
  /** Today's is left undone although its time is over. */
  readonly missedToday?: true;
}

/** What the others of the village are reminded of. */
export const COMMON_REMINDERS: readonly PlannedReminder[] = [
  reminder('Pastilla de la tensión', 'Medicación', 'daily', '09:00', -40, 'Con un vaso de agua.'),
  reminder('Pastilla del colesterol', 'Medicación', 'daily', '21:30', -55, 'Después de cenar.'),
  reminder('Gotas de los ojos', 'Medicación', 'daily', '10:00', -21, 'Una gota en cada ojo.'),
  reminder('Apuntar el azúcar', 'Salud', 'daily', '08:30', -60, 'En la libreta azul.'),
  reminder('Tomarme la tensión', 'Salud', 'weekly', '10:30', -28, ''),
  reminder('Control del Sintrom', 'Salud', 'monthly', '09:15', -50, 'En el consultorio.'),
  reminder('Cita con la enfermera', 'Salud', 'none', '11:00', 4, 'Llevar la cartilla.'),
  reminder('Revisión del oído', 'Salud', 'none', '12:20', 11, 'En Jerez. Me lleva mi hijo.'),
  reminder('Recoger las recetas', 'Salud', 'none', '13:00', -4, 'En la farmacia.'),
  reminder('Paseo hasta la fuente', 'Actividad', 'daily', '11:00', -35, 'Con el bastón.'),
  reminder(
    'Gimnasia de mayores',
    'Actividad',
    'weekly',
    '10:00',
    -27,
    'En el hogar del pensionista.',
  ),
  reminder('Taller de memoria', 'Actividad', 'weekly', '17:00', -26, 'En la biblioteca.'),
  reminder('Partida de brisca', 'Actividad', 'weekly', '16:30', -22, 'En el bar de la plaza.'),
  reminder('Hacer los ejercicios de la rodilla', 'Actividad', 'daily', '12:00', -18, ''),
  reminder('Llamar a mi hermana', 'Personal', 'weekly', '19:30', -24, 'Los domingos no está.'),
  reminder('Regar las macetas', 'Personal', 'daily', '20:00', -30, ''),
  reminder('Cumpleaños de mi nieto', 'Personal', 'none', '12:00', 8, 'Cumple doce años.'),
  reminder('Pagar el recibo de la luz', 'Personal', 'monthly', '10:00', -33, ''),
  reminder('Misa de difuntos', 'Personal', 'none', '19:00', 2, ''),
  reminder('Viene el fontanero', 'Personal', 'none', '09:30', 1, 'A mirar el grifo de la cocina.'),
];

function reminder(
  title: string,
  category: Row['category'],
  recurrency: Row['recurrency'],
  time: string,
  day: number,
  description: string,
): PlannedReminder {
  return { title, category, recurrency, time, day, description };
}
