export interface PlannedSupport {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  /** Keys of the people whom they look after. */
  readonly of: readonly string[];
}

/** Relatives and carers. */
export const SUPPORTS: readonly PlannedSupport[] = [
  support('mercedes', 'Mercedes Díaz Gómez', 'josefa', 'manuel'),
  support('luis', 'Luis Díaz Gómez', 'josefa'),
  support(
    'remedios',
    'María de los Remedios Mena Carrasco',
    'josefa',
    'manuel',
    'encarnacion',
    'tomasa',
    'basilia',
  ),
  support('beatriz', 'Beatriz Torrado León', 'eulalia', 'florencio'),
  support('sergio', 'Sergio Sánchez Pinto', 'guadalupe'),
  support('inmaculada', 'Inmaculada Zambrano Ruiz', 'basilia', 'hortensia'),
  support('javier', 'Javier Pizarro Soto', 'consuelo', 'petra'),
  support('raquel', 'Raquel Delgado Moya', 'purificacion', 'ramona', 'isidro'),
  support('curro', 'Francisco Vargas Heredia', 'antonio'),
  support('almudena', 'Almudena Fernández-Villarrubia y Sáenz de Tejada', 'larga'),
  support('borja', 'Borja Ignacio Fernández-Villarrubia y Sáenz de Tejada', 'larga'),
  support(
    'cuidadora',
    'Servicio Municipal de Ayuda a Domicilio, turno de mañana',
    'larga',
    'dolores',
  ),
];

export const OTHER_SUPPORTS: readonly PlannedSupport[] = [
  support('elena', 'Elena Corbacho Ramos', 'benigna', 'ventura'),
];

function support(key: string, name: string, ...of: string[]): PlannedSupport {
  return { key, name, email: `${key}@ejemplo.es`, of };
}
