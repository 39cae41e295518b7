import { useMunicipality } from '../../../lib/municipality.ts';

/** The first layer of the privacy notice, and the second one tap below it. Plain words, our own. */
export function PrivacyNotice() {
  const town = useMunicipality();
  const contact = [town?.address, town?.phone, town?.email].filter(Boolean).join(' · ');
  return (
    <div className="grid gap-3 rounded-xl border-2 border-line p-4">
      <p>
        El ayuntamiento guarda estos datos para dar el servicio a la persona. No se venden ni se
        ceden a nadie.
      </p>
      <details>
        <summary className="min-h-12 cursor-pointer py-2.5 font-semibold underline">
          Leer la Política de Privacidad y Términos de Servicio
        </summary>
        <dl className="grid gap-3 pt-2 [&_dt]:font-semibold">
          <div>
            <dt>Quién responde de los datos</dt>
            <dd>
              El ayuntamiento del municipio. En él puedes preguntar y reclamar.
              {contact && <span className="block break-words">{contact}</span>}
            </dd>
          </div>
          <div>
            <dt>Para qué se usan</dt>
            <dd>
              Para los recordatorios, los juegos, los recuerdos, el asistente y los mensajes de la
              familia.
            </dd>
          </div>
          <div>
            <dt>Con qué permiso</dt>
            <dd>
              Con el de la persona, o de quien la representa. Se puede retirar cuando se quiera.
            </dd>
          </div>
          <div>
            <dt>Quién los ve</dt>
            <dd>
              La propia persona. Su familia y el personal municipal solo ven su actividad si ella lo
              permite. Nadie más lee lo que habla con el asistente.
            </dd>
          </div>
          <div>
            <dt>Cuánto tiempo</dt>
            <dd>Hasta que la persona se dé de baja. Al eliminarla se borra todo lo suyo.</dd>
          </div>
          <div>
            <dt>Sus derechos</dt>
            <dd>
              Pedir acceso, rectificación o supresión de sus datos, y reclamar ante la Agencia
              Española de Protección de Datos.
            </dd>
          </div>
        </dl>
      </details>
    </div>
  );
}
