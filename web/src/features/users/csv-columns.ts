/** What a column of the file is about; a surname of its own joins the name. */
export type Column =
  | 'name'
  | 'surname'
  | 'email'
  | 'phone'
  | 'birthDate'
  | 'pin'
  | 'familyConsent'
  | 'municipalConsent';

/** The names under which town halls keep each thing, without capitals and accents. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  name: ['nombre', 'nombre completo', 'nombre y apellidos', 'persona', 'usuario'],
  surname: [
    'apellidos',
    'apellido',
    'primer apellido',
    'segundo apellido',
    'apellido 1',
    'apellido 2',
  ],
  email: ['correo', 'correo electronico', 'email', 'e mail', 'mail'],
  phone: ['telefono', 'tel', 'tfno', 'movil', 'telefono movil', 'telefono fijo'],
  birthDate: [
    'fecha de nacimiento',
    'fecha nacimiento',
    'fecha nac',
    'f nacimiento',
    'f nac',
    'nacimiento',
  ],
  pin: ['pin', 'pin de acceso', 'clave'],
  familyConsent: [
    'consentimiento familiar',
    'consentimiento familia',
    'comparte con su familia',
    'familia',
  ],
  municipalConsent: [
    'consentimiento municipal',
    'consentimiento municipio',
    'consentimiento ayuntamiento',
    'comparte con el ayuntamiento',
    'ayuntamiento',
  ],
};

const plain = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What a column is about, by its title; undefined where it is nothing that is kept here. */
export function columnOf(title: string): Column | undefined {
  const wanted = plain(title);
  const columns = Object.keys(NAMES) as Column[];
  return columns.find((column) => NAMES[column].includes(wanted));
}

/** The columns that the template has, in the order in which a clerk asks for them. */
export const TEMPLATE_TITLES = [
  'Nombre',
  'PIN',
  'Teléfono',
  'Correo',
  'Fecha de nacimiento',
  'Consentimiento familiar',
  'Consentimiento municipal',
] as const;
