import type { Facts } from './facts.ts';
import type { Paper } from './paper.ts';
import { signature } from './processing-record.ts';
import { securitySettings } from './security-settings.ts';
import { copiesSaid, entrySaid, inWords } from './words.ts';

type Row = readonly [measure: string, does: string, town: string];

/** The sheet for the Esquema Nacional de Seguridad, Real Decreto 311/2022, basic category. */
export function securitySheet(facts: Facts): Paper {
  return {
    file: 'esquema-nacional-de-seguridad',
    title: `Esquema Nacional de Seguridad, categoría básica. ${facts.town.name}`,
    intro: `Real Decreto 311/2022, anexo II. Lo ha escrito Encina ${facts.version} el ${inWords(facts.day)} con los ajustes de esta instalación. Dice qué medidas cumple el programa y cuáles son del ayuntamiento. No es la declaración de conformidad: su responsable de seguridad comprueba que la lista está completa para su sistema y la firma.`,
    sections: [
      {
        title: 'Ajustes de esta instalación',
        blocks: [{ head: ['Ajuste', 'Valor', 'Qué significa'], rows: securitySettings(facts) }],
      },
      { title: 'Marco organizativo', blocks: [table(ORGANISATION)] },
      { title: 'Marco operacional', blocks: [table(operation(facts))] },
      { title: 'Medidas de protección', blocks: [table(protection(facts))] },
      signature('Responsable de la seguridad'),
    ],
  };
}

const table = (rows: readonly Row[]) => ({
  head: ['Medida', 'Lo que hace Encina', 'Lo que hace el ayuntamiento'],
  rows,
});

const ORGANISATION: readonly Row[] = [
  ['org.1 Política de seguridad', 'No depende del programa.', 'La aprueba el Pleno o la Alcaldía.'],
  [
    'org.2 Normativa y org.3 Procedimientos',
    'El manual en español: alta, baja, copias, actualización.',
    'Decir quién hace cada cosa y quién lo sustituye.',
  ],
  [
    'org.4 Proceso de autorización',
    'La primera cuenta puede pedir un código. Cada tableta se da de alta.',
    'Autorizar por escrito la máquina, las tabletas y las cuentas.',
  ],
];

const operation = (facts: Facts): readonly Row[] => [
  ...PLANNING,
  ...access(facts),
  ...running(facts),
];

const PLANNING: readonly Row[] = [
  [
    'op.pl.1 Análisis de riesgos',
    'La evaluación de impacto propone los del programa.',
    'Completarlo con los de la máquina y el local.',
  ],
  ['op.pl.2 Arquitectura', 'docs/ARCHITECTURE.md.', 'Un dibujo de su red con la máquina.'],
];

const access = (facts: Facts): readonly Row[] => [
  [
    'op.acc.1 Identificación',
    'Una cuenta por persona, sin cuentas compartidas de fábrica.',
    'No compartir cuentas.',
  ],
  [
    'op.acc.2 y op.acc.4 Acceso y derechos',
    'Cada dirección declara quién puede usarla. Los permisos de la persona se comprueban en cada petición.',
    'Revisar las cuentas cada seis meses.',
  ],
  [
    'op.acc.5 Autenticación de los vecinos',
    `${entrySaid(facts)} Cinco PIN equivocados hacen esperar.`,
    'Decidir a quién no se le pone PIN. Custodiar las tarjetas hasta entregarlas.',
  ],
  [
    'op.acc.6 Autenticación del personal',
    'Contraseña de seis letras o más, que no puede ser de las más usadas; una llave de acceso o un código de seis cifras, que el ayuntamiento puede hacer obligatorio; la sesión acaba tras 12 horas sin uso y a los siete días; lo que da acceso a otros pide otra vez la contraseña; se ven y se cierran las sesiones propias.',
    'Hacerlo obligatorio en Personal. Contraseñas largas y distintas de las de otros sitios.',
  ],
];

const running = (facts: Facts): readonly Row[] => [
  [
    'op.exp.1 Inventario',
    '`npm run admin -- status` y la lista de tabletas.',
    'Anotar la máquina y las tabletas en el inventario.',
  ],
  [
    'op.exp.2 Configuración de seguridad',
    'Arranca cerrada, sin cuentas ni claves de fábrica. Un ajuste mal escrito impide arrancar.',
    'Cortafuegos: abrir solo los puertos 80 y 443.',
  ],
  [
    'op.exp.4 Mantenimiento',
    '`npm run upgrade`: copia, prueba la versión nueva y vuelve atrás si falla. `npm run sbom` da la lista de componentes.',
    'Actualizar Encina y el sistema cada mes.',
  ],
  [
    'op.exp.6 Código dañino',
    'Lo que se enseña de una foto se vuelve a codificar. Los originales, los vídeos y los audios se guardan como llegan, y Encina no busca virus en ellos. Nada de lo que se sube se ejecuta en el servidor.',
    'Antivirus en la máquina y en los ordenadores del personal.',
  ],
  [
    'op.exp.7 y op.exp.9 Incidentes',
    'SECURITY.md dice cómo avisar de un fallo del programa.',
    'Avisar al CCN-CERT y, si hay datos personales, a la AEPD en 72 horas.',
  ],
  [
    'op.exp.8 Registro de actividad',
    '«Registro de actividad del personal», «Quién ha visto mis datos» e «Historial de permisos». El programa no deja cambiarlos; quien administra la máquina sí podría.',
    'Mirarlos cuando alguien pregunta.',
  ],
  [
    'op.exp.10 Claves',
    facts.keyInFolder
      ? 'Una clave por instalación, que se crea sola y solo lee la cuenta de Encina.'
      : 'Una clave por instalación, que da quien la lleva en SECRET_KEY.',
    'Guardar la clave y la frase de las copias en un sobre cerrado.',
  ],
  [
    'op.mon.3 Vigilancia',
    '/health/ready y el estado en el panel.',
    'Que alguien reciba el aviso si deja de contestar.',
  ],
];

const protection = (facts: Facts): readonly Row[] => [
  [
    'mp.if Instalaciones',
    'No depende del programa.',
    'Armario o sala con llave, corriente y temperatura.',
  ],
  [
    'mp.per Personal',
    'El manual dice qué puede ver cada cual y qué no.',
    'Deber de secreto por escrito; formación al empezar.',
  ],
  [
    'mp.eq.3 Equipos portátiles',
    'La tableta que se pierde se quita de la lista y sus sesiones se cierran.',
    'Bloqueo de pantalla en los ordenadores del personal.',
  ],
  [
    'mp.com.1 Perímetro',
    facts.listensToAll
      ? 'Con el ajuste HOST de hoy contesta también a otras máquinas, sin proxy y sin cifrar.'
      : 'Escucha solo en la propia máquina.',
    'Cortafuegos y proxy con HTTPS.',
  ],
  [
    'mp.com.2 y mp.com.3 Confidencialidad e integridad',
    'El proxy cifra la conexión. Con HTTPS las cookies solo viajan cifradas, y los navegadores vuelven siempre así.',
    'HTTPS con certificado válido.',
  ],
  [
    'mp.si Soportes',
    'La carpeta de datos solo la lee la cuenta de Encina.',
    'Cifrar el disco; guardar bajo llave las copias.',
  ],
  [
    'mp.sw.2 Aceptación',
    'Todas las pruebas se pueden repetir con `npm test`.',
    'Probar con tres personas antes de abrirlo a todas.',
  ],
  [
    'mp.info.1 Datos personales',
    'Registro de actividades y evaluación de impacto.',
    'Firmarlos y revisarlos cada año.',
  ],
  [
    'mp.info.6 Copias de seguridad',
    `${copiesSaid(facts.copies)} Antes de cada actualización se hace una. Cada copia se puede comprobar.`,
    'Que haya frase y un sitio fuera de la máquina, y recuperar una copia al año para probarla.',
  ],
  [
    'mp.s.2 Servicios web',
    'Entradas comprobadas, tamaños y esperas limitados, política de contenido estricta.',
    'Mantener el proxy al día.',
  ],
];
