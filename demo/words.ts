import { HOME_TOWN, PASSWORD, PIN } from './data/towns.ts';
import type { Seeded } from './folder.ts';

/** What the person at the keyboard reads. */
export function seedWords({ guide, isNew, path }: Seeded, usesDatabaseUrl: boolean): string {
  const { admins, supports, people } = guide;
  const [here, elsewhere] = [
    admins.find(({ municipalityId }) => municipalityId === HOME_TOWN.id),
    admins.find(({ municipalityId }) => municipalityId !== HOME_TOWN.id),
  ];
  const withoutPin = people.filter(({ pin }) => pin === null).map(({ name }) => name);
  return [
    isNew
      ? `Pueblo de prueba preparado en ${path}`
      : `El pueblo de prueba ya estaba en ${path}. No se ha cambiado nada.`,
    `${people.length} ${people.length === 1 ? 'persona' : 'personas'}. Todos los datos son inventados.`,
    '',
    `  Administración:    ${here?.email} con la contraseña ${PASSWORD}`,
    ...(elsewhere ? [`  El otro municipio: ${elsewhere.email} con la misma contraseña`] : []),
    ...(supports[0] ? [`  Personas de Apoyo: ${supports[0].email} con la misma contraseña`] : []),
    `  Usuarios:          PIN ${PIN}${withoutPin.length > 0 ? `. Sin PIN: ${withoutPin.join(' y ')}` : ''}`,
    ...(supports[0] ? [`  La más completa:   ${guide.main.name}`] : []),
    '',
    'Entra primero en Administración y marca «Dar de alta este dispositivo»: así se podrá elegir aquí a los usuarios.',
    usesDatabaseUrl
      ? 'Para volver a empezar con las fechas de hoy, vacía esa base de datos.'
      : 'Para volver a empezar con las fechas de hoy, borra esa carpeta.',
    '',
    '',
  ].join('\n');
}
