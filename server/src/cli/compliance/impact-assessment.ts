import type { Facts } from './facts.ts';
import { modelRisk, RISKS } from './impact-risks.ts';
import { KEPT_DATA } from './kept-data.ts';
import type { Paper, Section } from './paper.ts';
import { signature } from './processing-record.ts';
import { copiesSaid, entrySaid, howMany, inWords, whereDataLie } from './words.ts';

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
