import type { Facts } from './facts.ts';
import { KEPT_DATA } from './kept-data.ts';
import type { Paper, Section } from './paper.ts';
import { signature } from './processing-record.ts';
import { copiesSaid, entrySaid, howMany, inWords, whereDataLie } from './words.ts';

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
    does: 'Las tabletas se dan de alta una a una. Cinco PIN equivocados hacen esperar. Avisa de los PIN fáciles. Quien entra cierra la visita anterior. El PIN que da el personal vale para una vez; ponerlo y usarlo queda anotado, y ella lo lee.',
    remains:
      'Enseñar a cada persona a no decir su PIN. Decidir a quién no se le pone: entra tocando su foto. Quitar de la lista la tableta que se pierde.',
    residual: 'medio',
  },
  {
    what: 'El personal mira más de lo que necesita.',
    harm: 'Pérdida de intimidad ante quien se encuentra cada día.',
    does: 'El personal no ve recordatorios, mensajes, recuerdos ni conversación. La actividad, los juegos y el ánimo, solo con permiso de la persona. Cada vista de ellos queda anotada y ella la puede leer. Mirar la ficha no se anota.',
    remains: 'Dar cuenta solo a quien la necesita, y retirarla el día que deja el puesto.',
    residual: 'bajo',
  },
  {
    what: 'La familia ve lo que la persona no quiere enseñar.',
    harm: 'Control, discusiones, presión para dar permisos.',
    does: 'Sin permiso no ven más que su nombre y su foto. El permiso se retira en Ajustes y vale desde la petición siguiente. El historial dice quién lo anotó.',
    remains: 'Hablar con la persona a solas cuando se le pide el permiso.',
    residual: 'medio',
  },
  {
    what: 'La persona no entiende qué acepta o qué comparte.',
    harm: 'Un consentimiento que no vale.',
    does: 'Cada permiso es un interruptor aparte, apagado al principio y con una frase de lo que enseña. Queda anotado qué condiciones se aceptaron, cuándo, ante quién y en qué forma.',
    remains:
      'Explicarlo de palabra, con los apoyos que la persona use para decidir (Ley 8/2021), y volver a preguntarlo al menos una vez al año.',
    residual: 'medio',
  },
  {
    what: 'Las cifras de los juegos se leen como una prueba médica.',
    harm: 'Se la trata como enferma, o se deja de ir al médico.',
    does: 'Lo que ven la familia y el personal dice que no es un examen ni un diagnóstico. Solo se compara con sus propias partidas. A ella no se le compara nada.',
    remains: 'No usarlas para decidir sobre servicios o ayudas.',
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
    does: 'Cada escritura confirmada está en el disco. Antes de actualizar se hace una copia cifrada. Cada noche también, cuando tiene frase y sitio: más arriba se dice si los tiene.',
    remains:
      'Guardar copias fuera de la máquina, y recuperar una para probarla al menos una vez al año.',
    residual: 'medio',
  },
  {
    what: 'Alguien entra desde internet.',
    harm: 'Salen datos de todo un pueblo, también de salud.',
    does: 'Contraseñas y PIN como huellas Argon2id con sal. Cuerpos, intentos y esperas limitados. Cada dirección declara quién puede usarla y las pruebas lo comprueban para todas. El personal puede añadir un segundo paso a su contraseña.',
    remains:
      'HTTPS delante, el sistema operativo al día y una persona responsable de la máquina. Pedir el segundo paso a todo el personal.',
    residual: 'medio',
  },
  {
    what: 'Lo borrado sigue en algún sitio.',
    harm: 'El derecho de supresión no se cumple.',
    does: 'Borrar a una persona borra sus filas y sus archivos. Con SQLite, el sitio que ocupaban se escribe con ceros; con PostgreSQL lo sobrescribe su limpieza. Su número interno queda para volver a borrarla si se recupera una copia. Las copias, cifradas, se borran solas: la más vieja tiene unos seis meses.',
    remains:
      'Poner plazo a las versiones del almacén S3 si se usa, y a los registros de PostgreSQL si se usa. Destruir los discos que se retiran.',
    residual: 'bajo',
  },
];

/** Where what is said to the assistant leaves the machine. */
const modelRisk = (host: string): Risk => ({
  what: `Lo que se dice al asistente llega a ${host}.`,
  harm: 'Otro guarda o usa conversaciones que pueden hablar de su salud.',
  does: 'Le manda lo que la persona escribe y lo que hace falta para contestar, sin su PIN. Las palabras de peligro no se le mandan.',
  remains:
    'Contrato de encargado que prohíba usarlo para otros fines, y saber en qué país está. Decírselo a la persona.',
  residual: 'medio',
});

/** The assessment of impact, article 35 of the GDPR. */
export function impactAssessment(facts: Facts): Paper {
  return {
    file: 'evaluacion-de-impacto',
    title: `Evaluación de impacto en la protección de datos. ${facts.town.name}`,
    intro: `Artículo 35 del Reglamento (UE) 2016/679. Borrador que ha escrito Encina ${facts.version} el ${inWords(facts.day)} con lo que hace y los ajustes de esta instalación. Los riesgos y su valoración son una propuesta: el delegado los corrige, los completa y los firma.`,
    sections: [
      whyNeeded(facts),
      description(facts),
      proportion(),
      risks(facts),
      rights(),
      signature(),
    ],
  };
}

const whyNeeded = ({ counts }: Facts): Section => ({
  title: '¿Hace falta esta evaluación?',
  blocks: [
    `Sí. Reúne tres criterios de la lista que publica la AEPD (art. 35.4 RGPD), y bastan dos: datos de salud, personas vulnerables y una tecnología nueva para ellas. Hoy son ${howMany('help', counts)}.`,
  ],
});

const description = (facts: Facts): Section => ({
  title: 'Qué se trata y cómo',
  blocks: [
    `${entrySaid(facts)} Tiene recordatorios, juegos, recuerdos, un asistente, mensajes y un resumen de su actividad.`,
    whereDataLie(facts),
    copiesSaid(facts.copies),
    facts.languageModel
      ? `El asistente usa un modelo de lenguaje en ${facts.languageModel}.`
      : 'El asistente contesta sin red y sin terceros.',
    'Datos que pueden hablar de su salud:',
    {
      list: Object.values(KEPT_DATA)
        .filter((data) => data.isSensitive)
        .map(({ what, until }) => `${what}. ${until}.`),
    },
    'No hay decisiones automáticas con efectos sobre la persona (art. 22 RGPD), ni diagnóstico.',
    'Con permiso, la familia y el personal ven cómo van sus juegos por áreas, como memoria o atención. Se comparan solo con sus propias partidas de antes. Puede ser una elaboración de perfiles (art. 4.4 RGPD): el delegado lo valora.',
  ],
});

const proportion = (): Section => ({
  title: 'Necesidad y proporción',
  blocks: [
    {
      list: [
        'De la ficha solo son obligatorios el nombre y la aceptación de las condiciones. Correo, teléfono, fecha y foto se pueden dejar en blanco.',
        'La conversación con el asistente se borra cuando la persona sale de ella, o tras dos horas sin decir nada.',
        'Los mensajes vistos desaparecen para la persona cuando sale de su lista. El texto queda un mes para quien lo envió. Los archivos pasan a sus recuerdos, salvo que lo apague en Ajustes.',
        'Compartir está apagado hasta que la persona dice que sí. Si lo anota el personal, el historial lo cuenta.',
        'Los resultados de los juegos y la actividad no caducan: se guardan hasta que se borra a la persona. El delegado puede pedir un plazo más corto.',
      ],
    },
  ],
});

const risks = ({ languageModel }: Facts): Section => ({
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
      rows: [...RISKS, ...(languageModel ? [modelRisk(languageModel)] : [])].map(
        ({ what, harm, does, remains, residual }) => [what, harm, does, remains, residual],
      ),
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
          'Ajustes, «Descargar mis datos»: un archivo con todo, y sus fotos, vídeos y audios como los subió.',
        ],
        [
          'Rectificación',
          'Ajustes, «Pedir que corrijan mis datos». La petición sale en el panel con su fecha límite, un mes.',
        ],
        [
          'Supresión',
          'Ajustes, «Pedir que borren mis datos». El personal borra y no se puede deshacer.',
        ],
        ['Retirar un permiso', 'Ajustes, en el acto. Queda en «Historial de permisos».'],
        ['Información', 'Política de privacidad en la pantalla, y «Quién ha visto mis datos».'],
        [
          'Oposición y limitación',
          'Ante el ayuntamiento: el personal puede pausar la ficha. Nadie entra en ella ni le escribe, y sus datos se guardan.',
        ],
        [
          'Los de familiares, cuidadores y personal',
          'Ante el ayuntamiento, que corrige y borra sus cuentas en el panel. El personal descarga sus propios datos en «Mi cuenta».',
        ],
      ],
    },
  ],
});
