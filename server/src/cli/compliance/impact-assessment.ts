import type { Facts } from './facts.ts';
import { KEPT_DATA } from './kept-data.ts';
import type { Paper, Section } from './paper.ts';
import { signature } from './processing-record.ts';
import { howMany, whereDataLie } from './words.ts';

/** A risk for the people, what Encina does against it, and what remains for the town. */
interface Risk {
  readonly what: string;
  readonly harm: string;
  readonly does: string;
  readonly remains: string;
  /** After the measures, in the judgement of who wrote this: the officer's counts. */
  readonly residual: 'bajo' | 'medio';
}

const RISKS: readonly Risk[] = [
  {
    what: 'Otra persona entra en su lugar: una tableta compartida, un PIN que se ve o se adivina.',
    harm: 'Alguien lee sus recordatorios, sus mensajes y su conversación.',
    does: 'Las tabletas se dan de alta una a una. Cinco PIN equivocados hacen esperar. Avisa de los PIN fáciles. Quien entra cierra la visita anterior. El PIN que da el personal vale para una vez.',
    remains:
      'Enseñar a cada persona a no decir su PIN. Quitar de la lista la tableta que se pierde.',
    residual: 'medio',
  },
  {
    what: 'El personal mira más de lo que necesita.',
    harm: 'Pérdida de intimidad ante quien se encuentra cada día.',
    does: 'El personal no ve mensajes, recuerdos ni conversación. La actividad, solo con permiso de la persona. Cada vista queda anotada y ella la puede leer.',
    remains: 'Dar cuenta solo a quien la necesita, y retirarla el día que deja el puesto.',
    residual: 'bajo',
  },
  {
    what: 'La familia ve lo que la persona no quiere enseñar.',
    harm: 'Control, discusiones, presión para dar permisos.',
    does: 'Sin permiso no ven nada. El permiso se retira con un toque y vale desde ese momento. El historial dice quién lo anotó.',
    remains: 'Hablar con la persona a solas cuando se le pide el permiso.',
    residual: 'medio',
  },
  {
    what: 'Alguien cree que Encina vigila su salud o avisa en una urgencia.',
    harm: 'No se pide ayuda a tiempo.',
    does: 'Las pantallas dicen que en peligro se llama al 112. Un recordatorio sin contestar se muestra como «no lo sabemos».',
    remains: 'Decirlo al entregar la tableta. No sustituye a la teleasistencia.',
    residual: 'medio',
  },
  {
    what: 'El asistente entiende mal o contesta mal.',
    harm: 'Un consejo equivocado, una alarma falsa o una que falta.',
    does: 'No da consejos de salud ni dosis. Las palabras de peligro tienen respuesta fija con el 112. Nada se guarda sin decir qué y a qué hora.',
    remains: 'No usarlo como único apoyo de quien vive solo.',
    residual: 'medio',
  },
  {
    what: 'Se pierden los datos: avería, robo, incendio, secuestro de archivos.',
    harm: 'La persona pierde sus recuerdos y sus recordatorios.',
    does: 'Cada escritura confirmada está en el disco. Cada noche y antes de actualizar se hace una copia cifrada.',
    remains:
      'Guardar copias fuera de la máquina, y recuperar una para probarla al menos una vez al año.',
    residual: 'medio',
  },
  {
    what: 'Alguien entra desde internet.',
    harm: 'Salen datos de todo un pueblo, también de salud.',
    does: 'Contraseñas y PIN como huellas Argon2id con sal. Cuerpos, intentos y esperas limitados. Cada dirección declara quién puede usarla y las pruebas lo comprueban para todas.',
    remains:
      'HTTPS delante, el sistema operativo al día y una sola persona responsable de la máquina.',
    residual: 'medio',
  },
  {
    what: 'Lo borrado sigue en algún sitio.',
    harm: 'El derecho de supresión no se cumple.',
    does: 'Borrar a una persona borra sus filas y sus archivos. Con SQLite, el sitio que ocupaban se escribe con ceros; con PostgreSQL lo sobrescribe su limpieza. Su número interno queda para volver a borrarla si se recupera una copia.',
    remains: 'Poner plazo a las copias, y a las versiones del almacén S3 si se usa.',
    residual: 'bajo',
  },
];

/** The assessment of impact, article 35 of the GDPR. */
export function impactAssessment(facts: Facts): Paper {
  return {
    file: 'evaluacion-de-impacto',
    title: `Evaluación de impacto en la protección de datos. ${facts.town.name}`,
    intro: `Artículo 35 del Reglamento (UE) 2016/679. Borrador que ha escrito Encina ${facts.version} el ${facts.day} con lo que hace y los ajustes de esta instalación. Los riesgos y su valoración son una propuesta: el delegado los corrige, los completa y los firma.`,
    sections: [whyNeeded(facts), description(facts), proportion(), risks(), rights(), signature()],
  };
}

const whyNeeded = ({ counts }: Facts): Section => ({
  title: '¿Hace falta esta evaluación?',
  blocks: [
    `Sí, conviene: trata datos que pueden hablar de la salud, de personas vulnerables, con una herramienta nueva. Hoy son ${howMany('help', counts)}.`,
  ],
});

const description = (facts: Facts): Section => ({
  title: 'Qué se trata y cómo',
  blocks: [
    'La persona entra con un PIN o una tarjeta en una tableta dada de alta. Tiene recordatorios, juegos, recuerdos, un asistente, mensajes y un resumen de su actividad.',
    whereDataLie(facts),
    facts.languageModel
      ? `El asistente usa un modelo de lenguaje en ${facts.languageModel}.`
      : 'El asistente contesta sin red y sin terceros.',
    'Datos que pueden hablar de su salud:',
    {
      list: Object.values(KEPT_DATA)
        .filter((data) => data.isSensitive)
        .map(({ what, until }) => `${what}. ${until}.`),
    },
    'No hay decisiones automáticas con efectos sobre la persona (art. 22 RGPD), ni perfiles, ni diagnóstico. Las cifras de los juegos no se comparan con las de otras personas.',
  ],
});

const proportion = (): Section => ({
  title: 'Necesidad y proporción',
  blocks: [
    {
      list: [
        'De la ficha solo son obligatorios el nombre y la aceptación de las condiciones. Correo, teléfono, fecha y foto se pueden dejar en blanco.',
        'La conversación con el asistente se borra cuando la persona sale de ella.',
        'Los mensajes que la persona ya ha visto se borran cuando sale de su lista, salvo los archivos que guarda como recuerdo.',
        'Compartir está apagado hasta que la persona dice que sí. Si lo anota el personal, el historial lo cuenta.',
        'Los resultados de los juegos y la actividad no caducan: se guardan hasta que se borra a la persona. El delegado puede pedir un plazo más corto.',
      ],
    },
  ],
});

const risks = (): Section => ({
  title: 'Riesgos para las personas',
  blocks: [
    {
      head: [
        'Riesgo',
        'Daño',
        'Lo que hace Encina',
        'Lo que queda para el ayuntamiento',
        'Riesgo que queda',
      ],
      rows: RISKS.map(({ what, harm, does, remains, residual }) => [
        what,
        harm,
        does,
        remains,
        residual,
      ]),
    },
  ],
});

const rights = (): Section => ({
  title: 'Derechos de las personas',
  blocks: [
    {
      head: ['Derecho', 'Cómo se ejerce en Encina'],
      rows: [
        [
          'Acceso y portabilidad',
          'Ajustes, «Descargar mis datos»: un archivo con todo, y los originales de sus fotos.',
        ],
        [
          'Rectificación',
          'Ajustes, «Pedir que corrijan mis datos». La petición sale en el panel con su fecha límite.',
        ],
        [
          'Supresión',
          'Ajustes, «Pedir que borren mis datos». El personal borra y no se puede deshacer.',
        ],
        ['Retirar un permiso', 'Ajustes, en el acto. Queda en «Historial de permisos».'],
        ['Información', 'Política de privacidad en la pantalla, y «Quién ha visto mis datos».'],
        ['Oposición y limitación', 'Ante el ayuntamiento: el personal puede pausar la ficha.'],
      ],
    },
  ],
});
