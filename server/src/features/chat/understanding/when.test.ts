import { describe, expect, it } from 'vitest';
import { without } from './fold.ts';
import { categoryOf, titleIn } from './title.ts';
import { whenIn } from './when.ts';

/** A Friday. */
const NOW = Temporal.PlainDateTime.from('2026-11-20T17:05');

describe('a day and an hour in a sentence', () => {
  it.each([
    ['mañana a las 9', '2026-11-21', '09:00'],
    ['pasado mañana a las siete y media de la tarde', '2026-11-22', '19:30'],
    ['mañana por la mañana a las nueve y cuarto', '2026-11-21', '09:15'],
    ['el martes a las once menos cuarto', '2026-11-24', '10:45'],
    ['el 25 de diciembre a las 21:00', '2026-12-25', '21:00'],
    ['el día 28 a las 12', '2026-11-28', '12:00'],
    ['esta noche a las diez', '2026-11-20', '22:00'],
    ['hoy a las 9', '2026-11-20', '21:00'],
    ['el martes de la semana que viene a las once', '2026-11-24', '11:00'],
    ['la semana que viene, el domingo a las once', '2026-11-29', '11:00'],
    ['el domingo de la otra semana a las once', '2026-11-29', '11:00'],
    ['apunta misa mañana 12', '2026-11-21', '12:00'],
    ['dentro de media hora', '2026-11-20', '17:35'],
    ['en dos horas', '2026-11-20', '19:05'],
    ['el viernes que viene a las 18.30', '2026-11-27', '18:30'],
    ['el martes de la semana que viene a las once', '2026-11-24', '11:00'],
    ['el jueves de la semana que viene a las once', '2026-11-26', '11:00'],
    ['el sábado de la otra semana a las once', '2026-11-28', '11:00'],
    ['la semana que viene, el viernes, a las once', '2026-11-27', '11:00'],
    ['el 3 de enero a la una', '2027-01-03', '13:00'],
    ['mañana a las 22h', '2026-11-21', '22:00'],
    ['el martes, el que viene no, el otro, a las once', '2026-12-01', '11:00'],
    ['no este sábado, el otro, a las once', '2026-11-28', '11:00'],
    ['el martes en ocho a las once', '2026-12-01', '11:00'],
    ['el último viernes de mes a las once', '2026-11-27', '11:00'],
    ['el primer lunes de mes a las once', '2026-12-07', '11:00'],
    ['el día de San Isidro a las once', '2027-05-15', '11:00'],
    ['en Nochebuena a las 22:00', '2026-12-24', '22:00'],
    ['la visita pasado, a las once', '2026-11-22', '11:00'],
    ['el martes a las cuatro la tarde', '2026-11-24', '16:00'],
    ['el martes a las 18 30', '2026-11-24', '18:30'],
    ['el martes a las diecisiete cero cero', '2026-11-24', '17:00'],
    ['dentista martes diez menos cuarto', '2026-11-24', '09:45'],
    ['mañana, antes de acostarme, a las once', '2026-11-21', '23:00'],
    ['mañana a las diez, que yo desde las siete estoy levantada', '2026-11-21', '10:00'],
    ['lo del martes me lo han pasado al miércoles a las once', '2026-11-25', '11:00'],
  ])('%s', (text, date, time) => {
    const when = whenIn(text, NOW);
    expect([String(when.date), when.time?.toString().slice(0, 5)]).toEqual([date, time]);
  });

  it.each([
    ['a las cinco', '17:00'],
    ['a las nueve', '09:00'],
    ['las doce de la noche', '00:00'],
    ['al mediodía', '12:00'],
    ['ponlo a las once en vez de a las diez', '11:00'],
  ])('%s is an hour of no day', (text, time) => {
    const when = whenIn(text, NOW);
    expect(when.date).toBeUndefined();
    expect(when.time?.toString().slice(0, 5)).toBe(time);
  });

  it.each([
    ['todos los días a las ocho', 'daily', []],
    ['cada noche', 'daily', []],
    ['los lunes y jueves', 'weekly', [1, 4]],
    ['todos los miércoles', 'weekly', [3]],
    ['cada mes', 'monthly', []],
    ['el lunes', 'none', []],
  ])('%s comes again: %s', (text, recurrency, weekdays) => {
    expect(whenIn(text, NOW)).toMatchObject({ recurrency, weekdays });
  });

  it.each(['las dos pastillas', 'mi hija', 'el uno', 'la cita del médico', ''])(
    'is not read into %j',
    (text) => {
      const { date, time } = whenIn(text, NOW);
      expect([date, time]).toEqual([undefined, undefined]);
    },
  );
});

describe('the thing to remember', () => {
  it.each([
    ['Recuérdame tomar la pastilla mañana a las 9', 'Tomar la pastilla'],
    ['recuérdame que llame a mi hija dentro de media hora', 'Llamar a mi hija'],
    ['avísame a las cinco para ir al centro de salud', 'Ir al centro de salud'],
    ['ponme un recordatorio para regar las plantas todos los días', 'Regar las plantas'],
    ['que no se me olvide la revisión de la vista el lunes', 'La revisión de la vista'],
    ['recuérdame que me tome la tensión', 'Tomarme la tensión'],
    ['apunta que el viernes viene el fontanero', 'Viene el fontanero'],
    ['Comprar leche', 'Comprar leche'],
  ])('of "%s" is "%s"', (text, title) => {
    expect(titleIn(text, whenIn(text, NOW).spans)).toBe(title);
  });

  it('is missing where nothing is named', () => {
    expect(titleIn('ponme un recordatorio', [])).toBeUndefined();
    expect(
      titleIn('recuérdame mañana a las 9', whenIn('recuérdame mañana a las 9', NOW).spans),
    ).toBeUndefined();
  });

  it.each([
    ['Tomar la pastilla', 'Medicación'],
    ['Cita con la doctora', 'Salud'],
    ['Ir a misa', 'Actividad'],
    ['Comprar pan', 'Personal'],
  ])('%s is of the kind %s', (title, category) => expect(categoryOf(title)).toBe(category));

  it('keeps its letters while the day is taken out of it', () => {
    expect(without('Vamos al CAFÉ mañana', [{ start: 14, end: 20 }])).toBe('Vamos al CAFÉ');
  });
});
