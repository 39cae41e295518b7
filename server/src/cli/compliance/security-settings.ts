import type { Facts } from './facts.ts';

type Setting = readonly [name: string, value: string, means: string];

/** The settings of this installation, and what each means for its security. */
export function securitySettings(facts: Facts): Setting[] {
  const isHttps = facts.publicUrl?.startsWith('https:') ?? false;
  return [
    [
      'Dirección pública',
      facts.publicUrl ?? 'sin poner',
      isHttps
        ? 'La conexión va cifrada.'
        : 'Sin HTTPS solo sirve para probar en la propia máquina. Antes de abrirla al pueblo hace falta HTTPS.',
    ],
    [
      'Servidor intermedio',
      facts.hasProxy ? 'puesto' : 'sin poner',
      facts.hasProxy
        ? 'Encina sabe desde dónde llama cada cual.'
        : 'Correcto si nada está delante de Encina. Con un proxy delante hay que poner TRUST_PROXY.',
    ],
    [
      'Lista de personas',
      facts.picker === 'enrolled' ? 'solo en tabletas dadas de alta' : 'abierta',
      facts.picker === 'enrolled'
        ? 'Un navegador cualquiera no ve quién usa Encina.'
        : 'Cualquiera en la red ve las caras y los nombres. Solo para una red cerrada.',
    ],
    [
      'Base de datos',
      facts.database,
      facts.database === 'SQLite'
        ? 'En la carpeta de datos. Conviene que el disco esté cifrado.'
        : 'Quien la lleva responde de su cifrado y de sus copias.',
    ],
    [
      'Archivos',
      facts.bucket ? `almacén S3 «${facts.bucket}»` : 'carpeta de datos',
      facts.bucket
        ? 'Quien lo lleva responde de su cifrado.'
        : 'Conviene que el disco esté cifrado.',
    ],
    [
      'Clave del servidor',
      facts.keyInFolder ? 'secret.key, en la carpeta de datos' : 'en SECRET_KEY',
      'Sin ella nadie puede entrar con su PIN: tiene que estar en la copia o en un sobre.',
    ],
    [
      'Modelo de lenguaje',
      facts.languageModel ?? 'ninguno',
      facts.languageModel
        ? 'Lo que se dice al asistente sale hacia esa dirección.'
        : 'Nada sale de la máquina.',
    ],
  ];
}
