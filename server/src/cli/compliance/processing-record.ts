import type { Facts } from './facts.ts';
import { ACTIVITIES, type Activity, keptFor } from './kept-data.ts';
import { BLANK, type Paper, type Section } from './paper.ts';
import { copiesSaid, howMany, inWords, whereDataLie } from './words.ts';

const PURPOSES: Record<
  Activity,
  { readonly why: string; readonly basis: string; readonly who: string }
> = {
  help: {
    why: 'Recordar citas y tomas, ejercitar memoria y atención, guardar recuerdos y conversar con un asistente.',
    basis:
      'Misión de interés público (art. 6.1.e RGPD; arts. 25.2.e y 25.2.ñ de la Ley 7/1985, y la ley de servicios sociales de la comunidad autónoma). Para lo que habla de su salud, el consentimiento explícito de la persona (art. 9.2.a RGPD), con los apoyos que use para decidir (Ley 8/2021).',
    who: 'Vecinos mayores o con deterioro cognitivo.',
  },
  family: {
    why: 'Que su familia y sus cuidadores le escriban y, solo si ella lo permite, vean cómo está.',
    basis:
      'Consentimiento de la persona y de quien la acompaña (art. 6.1.a RGPD; art. 9.2.a para lo que habla de su salud). El permiso para ver se retira en Ajustes y vale desde la petición siguiente. El vínculo lo quita el personal cuando ella lo pide.',
    who: 'Vecinos, familiares y cuidadores.',
  },
  running: {
    why: 'Dar de alta a las personas, atender sus derechos, dar acceso a cada cual a lo suyo y poder demostrarlo.',
    basis:
      'Misión de interés público y obligación legal de proteger los datos (arts. 6.1.e, 6.1.c y 32 RGPD).',
    who: 'Vecinos, familiares, cuidadores y personal del ayuntamiento.',
  },
};

/** The record of processing activities, article 30 of the GDPR. */
export function processingRecord(facts: Facts): Paper {
  return {
    file: 'registro-de-actividades',
    title: `Registro de actividades de tratamiento. ${facts.town.name}`,
    intro: `Artículo 30 del Reglamento (UE) 2016/679 y artículo 31 de la Ley Orgánica 3/2018. Lo ha escrito Encina ${facts.version} el ${inWords(facts.day)} con lo que hace y con los ajustes de esta instalación. Las bases jurídicas son una propuesta: las decide y las firma el ayuntamiento con su delegado de protección de datos.`,
    sections: [
      responsible(facts),
      ...(Object.keys(ACTIVITIES) as Activity[]).map((activity) =>
        activitySection(activity, facts),
      ),
      recipients(facts),
      {
        title: 'Medidas de seguridad',
        blocks: [
          'Están en la hoja del Esquema Nacional de Seguridad que acompaña a este registro.',
        ],
      },
      signature(),
    ],
  };
}

const responsible = ({ town }: Facts): Section => ({
  title: 'Responsable del tratamiento',
  blocks: [
    {
      head: ['Dato', 'Valor'],
      rows: [
        ['Responsable', `Ayuntamiento de ${town.name}`],
        ['Dirección', town.address ?? BLANK],
        ['Teléfono', town.phone ?? BLANK],
        ['Correo', town.email ?? BLANK],
        ['Delegado de protección de datos', BLANK],
        ['Contacto del delegado', BLANK],
      ],
    },
  ],
});

function activitySection(activity: Activity, facts: Facts): Section {
  const { why, basis, who } = PURPOSES[activity];
  const kept = keptFor(activity);
  const rows = kept.map(({ what, until, isSensitive }) => [
    isSensitive ? `${what} (puede hablar de su salud)` : what,
    until,
  ]);
  return {
    title: ACTIVITIES[activity],
    blocks: [
      {
        head: ['Qué', 'Respuesta'],
        rows: [
          ['Para qué', why],
          ['Base jurídica', basis],
          ['De quién', who],
          ['Cuántos hoy', howMany(activity, facts.counts)],
        ],
      },
      { head: ['Datos', 'Hasta cuándo'], rows },
    ],
  };
}

function recipients(facts: Facts): Section {
  const list = [
    'La familia y los cuidadores vinculados: nombre y foto siempre. Con el permiso «familia»: recordatorios y si los ha hecho, recuerdos, actividad, cómo van sus juegos y «¿Cómo estás hoy?». Quienes ella elige reciben un aviso cuando no contesta a un recordatorio de salud.',
    'El personal del ayuntamiento: ficha, altas y peticiones siempre. Con el permiso «ayuntamiento»: actividad, cómo van sus juegos y «¿Cómo estás hoy?». Con el permiso de avisar al ayuntamiento: el recordatorio de salud que no contestó, si nadie de los suyos se ocupa. Nunca otros recordatorios, mensajes, recuerdos ni conversación.',
    'Quien administra la máquina puede leerlo todo. Si no es personal del ayuntamiento, hace falta un contrato de encargado (art. 28 RGPD).',
    whereDataLie(facts),
    copiesSaid(facts.copies),
    facts.languageModel
      ? `Un modelo de lenguaje en ${facts.languageModel}: recibe lo que la persona escribe al asistente y lo que hace falta para contestar. Si no es una máquina del ayuntamiento, hace falta un contrato de encargado (art. 28 RGPD) y saber en qué país está.`
      : 'El asistente contesta sin red: lo que se le dice no sale de esta máquina.',
    facts.languageModel || facts.bucket
      ? 'Transferencias fuera de la Unión Europea: las que haga quien lleva esos servicios. Hay que preguntarlo y anotarlo aquí.'
      : 'Encina no transfiere datos fuera de la Unión Europea, salvo que las copias vayan a un almacén de fuera.',
    'Nadie más. Encina no usa publicidad, medidas de visitas ni servicios de terceros en sus pantallas.',
  ];
  return { title: 'Quién recibe los datos y dónde están', blocks: [{ list }] };
}

/** Where whoever answers for it signs. @param more who signs besides */
export const signature = (...more: readonly string[]): Section => ({
  title: 'Firma',
  blocks: [
    {
      head: ['Quién', 'Nombre', 'Fecha y firma'],
      rows: [
        ...['Responsable (Alcaldía)', 'Delegado de protección de datos', ...more].map((who) => [
          who,
          BLANK,
          BLANK,
        ]),
      ],
    },
  ],
});
