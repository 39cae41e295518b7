/** What relatives write. */
export const COMMON_MESSAGES: readonly string[] = [
  'Buenos días. ¿Has dormido bien?',
  'El sábado voy a verte. Te llevo lo que me pediste.',
  'Acuérdate de cerrar el gas. Un beso grande.',
  'Los niños preguntan por ti todos los días.',
  'Hoy hace frío. Ponte la rebeca.',
  'Ya tengo la cita del médico. Te acompaño yo.',
  '¿Viste anoche la película? Salía tu actor.',
  'Te mando un abrazo muy fuerte.',
  'Ha llovido mucho por aquí. ¿Y en el pueblo?',
  'Gracias por las rosquillas. No quedó ni una.',
  'Mañana te llamo a la hora de siempre.',
  'He encontrado una foto tuya de joven. ¡Qué guapa!',
];

/** Long ones, and one without a space to break at. */
export const LONG_MESSAGES: readonly string[] = [
  'Querida tía: te escribo largo y tendido porque hace mucho que no hablamos y quiero contarte cómo va todo por aquí. Los mellizos ya andan, la casa está casi terminada y por fin han puesto la calefacción, así que estas Navidades no hay excusa: te vienes con nosotros, que la habitación de abajo da al sol y no tiene ni un escalón. Tráete las fotos de la tía Rosario, que quiero copiarlas todas para hacerle un álbum a mi madre. Un abrazo muy grande de todos.',
  'Te paso la dirección del vídeo de la boda: https://fotos.ejemplo.es/album/boda-de-almudena-y-fernando/2026/segunda-parte/baile-y-despedida-version-completa.html',
  '¡¡¡¡Felicidaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaades!!!!',
  'Ok',
];
