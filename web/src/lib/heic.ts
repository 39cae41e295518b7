/** What to do with a photo that the browser does not open. */
export const HEIC_WORDS =
  'Aquí no se abre el formato HEIC. Haz una captura de pantalla de la foto y envía la captura.';

/** What telephones of one make write: some browsers open it, most do not. */
export const isHeic = ({ name, type }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
