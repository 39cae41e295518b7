import { describe, expect, it } from 'vitest';
import { plain } from '../understanding/words.ts';
import type { Danger } from './answers.ts';
import { isAttended } from './course-attended.ts';

const attended = (text: string, danger: Danger = 'life') => isAttended(plain(text), danger);

const ATTENDED = [
  'Ya está aquí la ambulancia, ya me miran.',
  'ya han llegado los bomberos',
  'el médico está conmigo',
  'ha venido la enfermera del pueblo',
  'ya estoy con mi hija en el hospital',
  'estamos en urgencias',
  'tengo aquí a la médica',
  'la ambulancia ya ha llegado',
  'ya me ha sacado mi hijo y me lleva al centro de salud',
  'ya se la lleva la ambulancia',
];

const NOT_YET = [
  'no ha llegado la ambulancia',
  'ya ha llamado mi hija a la ambulancia',
  'estoy esperando a que venga el médico',
  'cuando ha venido el médico ya no me dolía',
  'ya está aquí el médico pero no respira',
  'la ambulancia está de camino',
  'ha venido la vecina',
  'estoy en la cama, mañana voy al médico',
  'si han llegado los bomberos no los veo',
  'mi hija me lleva al médico todos los lunes',
];

describe('help that has come to her', () => {
  it.each(ATTENDED)('is heard in "%s"', (text) => expect(attended(text)).toBe(true));
  it.each(NOT_YET)('is not there yet in "%s"', (text) => expect(attended(text)).toBe(false));
  it.each(['self-harm', 'abuse', 'scam'] as const)('ends nothing where it is %s', (danger) =>
    expect(attended('ya está aquí el médico', danger)).toBe(false),
  );
});
