/** A letter in both of its forms. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mail programs let her unsubscribe. */
  readonly stop?: string;
}

interface Parts {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly words: string; readonly address: string };
  readonly stop?: string;
}

/** Says no more than the notice does: a letter-box may be read by others. */
export const noticeLetter = ({
  to,
  body,
  address,
  stop,
}: {
  to: string;
  body: string;
  address: string;
  stop: string;
}): Letter =>
  letterOf({
    to,
    subject: 'Tienes un aviso en Encina',
    lines: [`${body}.`.replace(/\.\.$/, '.')],
    link: { words: 'Abrir Encina', address },
    stop,
  });

/** How long a letter-box may be confirmed. */
export const HOURS_TO_CONFIRM = 48;

export const confirmationLetter = (to: string, address: string): Letter =>
  letterOf({
    to,
    subject: 'Confirma tu correo en Encina',
    lines: [
      'Has pedido recibir los avisos de Encina también por correo.',
      `El enlace sirve durante ${HOURS_TO_CONFIRM} horas. Después puedes pedir otro en «Mi cuenta».`,
      'Si no has sido tú, no hagas nada: no te escribiremos más.',
    ],
    link: { words: 'Sí, quiero recibirlos aquí', address },
  });

function letterOf({ to, subject, lines, link, stop }: Parts): Letter {
  const text = [...lines, `${link.words}: ${link.address}`];
  const html = [
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    `<p><a href="${escaped(link.address)}">${escaped(link.words)}</a></p>`,
  ];
  if (stop) {
    text.push(`Para no recibir más correos: ${stop}`);
    html.push(`<p><small><a href="${escaped(stop)}">No recibir más correos</a></small></p>`);
  }
  return {
    to,
    subject,
    text: text.join('\n\n'),
    html: `<!doctype html><html lang="es"><body>${html.join('')}</body></html>`,
    ...(stop ? { stop } : {}),
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
