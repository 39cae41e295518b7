import { expect, it } from 'vitest';
import { surnameKey } from './surname-key.ts';

it.for([
  ['María Gómez Rangel', 'gomez rangel maria'],
  ['José Núñez', 'nunez jose'],
  ['Ana', 'ana'],
  ['José de la Cruz', 'cruz jose de la'],
  ['Iñigo de la Cruz Domínguez', 'cruz dominguez inigo de la'],
  ['María José Díaz', 'diaz maria jose'],
  ['María José Gómez Rangel', 'gomez rangel maria jose'],
  ['María del Carmen Díaz', 'diaz maria del carmen'],
  ['María de los Ángeles del Río Peña', 'rio pena maria de los angeles del'],
  ['Antonio García López', 'garcia lopez antonio'],
  ['José Ortega y Gasset', 'ortega y gasset jose'],
  ['Luis Miguel Pérez-Reverte Gutiérrez', 'perez-reverte gutierrez luis miguel'],
  ['Gómez Rangel, María', 'gomez rangel maria'],
  ['de la Cruz, José', 'cruz jose de la'],
  ['  ÁNGELA   PEÑA ', 'pena angela'],
  ['De la', 'la de'],
  ['', ''],
] as const)('%j is put in order as %j', ([name, key]) => {
  expect(surnameKey(name)).toBe(key);
});
