/** The picture of logos that comes with the web. It holds the name of the first town. */
export const FIRST_LOGOS = '/logos.svg';

/** The town that is there from the first start, and what is known of its project. Staff change it as any other's. */
export const FIRST_TOWN = {
  name: 'Valle de Matamoros',
  region: 'Extremadura',
  time_zone: 'Europe/Madrid',
  logos_key: FIRST_LOGOS,
  programme: 'Programa de ayudas a la innovación social y digital en municipios rurales',
  budget: '100.000 euros',
  aid: '100.000 euros',
  shows_phases: 1,
  requires_factor: 0,
  accessibility_entity: 'El Ayuntamiento de Valle de Matamoros',
  accessibility_authority: 'la unidad responsable de accesibilidad de la Junta de Extremadura',
} as const;
