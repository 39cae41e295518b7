import type { Municipality } from '@encina/contract/municipalities';
import type { ReactNode } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { useMunicipalities, usePublicTown } from '../../../lib/municipality.ts';
import { projectFacts } from '../../../lib/project-facts.ts';
import { Card } from '../../../ui/card.tsx';
import { PublicPage } from '../../../ui/public-page.tsx';
import { Contacts } from '../components/contacts.tsx';

const { accessibility: facts } = projectFacts;
const LAW =
  'de conformidad con el Real Decreto 1112/2018, de 7 de septiembre, sobre accesibilidad de los sitios web y aplicaciones para dispositivos móviles del sector público.';
// A day has no hour: at noon it is the same day everywhere in Spain.
const dayWords = (day: string) => longDate(`${day}T12:00:00Z`, 'UTC');

/** The statement that article 15 of RD 1112/2018 asks for, in the order of the European model. */
export function Accessibility() {
  const towns = useMunicipalities();
  const town = usePublicTown();
  return (
    <div className="flex flex-1 flex-col">
      <PublicPage
        name="Accesibilidad"
        title="Declaración de accesibilidad"
        here="/accesibilidad"
        town={town}
        className="max-w-text gap-6"
      >
        <Commitment town={town} isKnown={towns.isSuccess} />
        <p>Esta declaración se aplica a todas las pantallas de Encina en esta dirección.</p>
        <Part title="Situación de cumplimiento">
          <p>
            Encina es <b>parcialmente conforme</b> con el Real Decreto 1112/2018, debido a la falta
            de conformidad de los aspectos que se indican a continuación.
          </p>
        </Part>
        <NotAccessible />
        <Preparation />
        <Feedback />
        <Enforcement authority={town?.accessibilityAuthority} />
      </PublicPage>
    </div>
  );
}

/** @param isKnown whether the towns have been asked for */
function Commitment({ town, isKnown }: { town: Municipality | undefined; isKnown: boolean }) {
  const entity = town?.accessibilityEntity;
  return (
    <>
      <p className="text-lg">
        {entity
          ? `${entity} se ha comprometido a hacer accesible Encina, ${LAW}`
          : `Encina quiere ser accesible, ${LAW}`}
      </p>
      {isKnown && !entity && (
        <p>
          Todavía no se ha dicho aquí qué entidad responde de ello. Pregunta en el ayuntamiento.
        </p>
      )}
    </>
  );
}

function NotAccessible() {
  return (
    <Part title="Contenido no accesible">
      <p>El contenido que se recoge a continuación no es accesible por lo siguiente:</p>
      <h3>Falta de conformidad con el Real Decreto 1112/2018</h3>
      <ul className="grid list-disc gap-2 pl-6">
        <li>
          Encina no pide una descripción de las fotos de los recuerdos. Quien usa un lector de
          pantalla oye solo su título. Requisito 9.1.1.1 de la norma.
        </li>
        <li>
          Encina no añade subtítulos ni transcripción a los vídeos y audios que se suben. Requisitos
          9.1.2.1 y 9.1.2.2.
        </li>
      </ul>
      <h3>Carga desproporcionada</h3>
      <p>No aplica.</p>
      <h3>El contenido no entra dentro del ámbito de la legislación aplicable</h3>
      <p>
        Los mensajes y archivos de las personas y de sus familias son suyos. El ayuntamiento no los
        escribe ni los controla.
      </p>
    </Part>
  );
}

function Preparation() {
  return (
    <Part title="Preparación de esta declaración">
      <p>
        Esta declaración fue preparada el {dayWords(facts.preparedOn)}. Última revisión: el{' '}
        {dayWords(facts.reviewedOn)}.
      </p>
      <p>
        El método es una autoevaluación del propio proyecto, según la norma UNE-EN 301549:2022 y las
        WCAG 2.2. Cada pantalla se mide en tres anchuras, de día y de noche, con programas y con
        teclado.
      </p>
    </Part>
  );
}

function Feedback() {
  return (
    <Part title="Observaciones y datos de contacto">
      <p>
        Puedes avisar de un problema de accesibilidad, pedir un contenido en otro formato, o
        presentar una queja o sugerencia. El ayuntamiento debe contestar en veinte días hábiles.
      </p>
      <Contacts />
    </Part>
  );
}

function Enforcement({ authority }: { authority: string | null | undefined }) {
  return (
    <Part title="Procedimiento de aplicación">
      <p>
        Si tu queja o tu solicitud se desestima, no estás de acuerdo con la decisión, o pasan veinte
        días hábiles sin respuesta, puedes presentar una reclamación.
      </p>
      <p>
        Es la reclamación del artículo 13 del Real Decreto 1112/2018. Se dirige a{' '}
        {authority ?? 'quien responde de la accesibilidad en tu comunidad'}, en cualquier registro o
        por su sede electrónica.
      </p>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-3 p-5 sm:p-7">
      <h2>{title}</h2>
      {children}
    </Card>
  );
}
