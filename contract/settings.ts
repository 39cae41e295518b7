import { z } from 'zod';

export const textSize = z.enum(['normal', 'grande', 'muy-grande']);
export type TextSize = z.output<typeof textSize>;

interface Setting<Column extends string = string> {
  readonly value: z.ZodType<string | boolean>;
  /** In `users`; its migration gives it `initial` as default. */
  readonly column: Column;
  /** As it is for whoever has never touched it. */
  readonly initial: string | boolean;
  /** What it is called in a person's own export. */
  readonly exportedAs: string;
  /** Where saving without it is refused; any other one stays as it is where it is left out. */
  readonly required?: true;
}

/**
 * What a person sets for herself. The columns, what she is shown, what she saves and her export follow from this
 * map: one more is an entry here, a migration and a switch on her screen. Consents are none of these, because they
 * have a history.
 */
export const SETTINGS = {
  voiceEnabled: {
    value: z.boolean(),
    column: 'voice_enabled',
    initial: true,
    exportedAs: 'asistente de voz',
    required: true,
  },
  darkMode: {
    value: z.boolean(),
    column: 'dark_mode',
    initial: false,
    exportedAs: 'modo nocturno',
    required: true,
  },
  textSize: {
    value: textSize,
    column: 'text_size',
    initial: 'normal',
    exportedAs: 'tamaño de la letra',
  },
  /** "Sin prisa": games without a clock, unless a round is asked for otherwise. */
  unhurried: {
    value: z.boolean(),
    column: 'unhurried',
    initial: false,
    exportedAs: 'juega sin prisa',
  },
  soundEnabled: {
    value: z.boolean(),
    column: 'sound_enabled',
    initial: true,
    exportedAs: 'sonidos',
  },
  /** Whether home asks "¿Cómo estás hoy?". */
  moodAsked: {
    value: z.boolean(),
    column: 'mood_asked',
    initial: true,
    exportedAs: 'se le pregunta cómo está',
  },
  /** Whether what came with messages becomes a memory before its message is deleted. */
  familyPhotosKept: {
    value: z.boolean(),
    column: 'family_photos_kept',
    initial: true,
    exportedAs: 'guarda las fotos de su familia',
  },
  /** Whether a message that comes at night waits for the morning before it makes itself heard. */
  quietNights: {
    value: z.boolean(),
    column: 'quiet_nights',
    initial: true,
    exportedAs: 'sin avisos de mensajes por la noche',
  },
} as const satisfies Record<string, Setting>;

type Declared = typeof SETTINGS;
export type SettingName = keyof Declared;
/** Every setting with its value. */
export type Settings = { [Name in SettingName]: z.output<Declared[Name]['value']> };
/** The settings by their columns, which hold yes and no as 1 and 0. */
export type SettingColumns = {
  [Name in SettingName as Declared[Name]['column']]: Settings[Name] extends boolean
    ? 0 | 1
    : Settings[Name];
};

/** One thing of each setting, made of its declaration. */
export function ofEachSetting<Each>(
  make: (setting: Setting<keyof SettingColumns>, name: SettingName) => Each,
): Record<SettingName, Each> {
  const names = Object.keys(SETTINGS) as SettingName[];
  const each = names.map((name) => [name, make(SETTINGS[name], name)] as const);
  return Object.fromEntries(each) as Record<SettingName, Each>;
}

type Shown = { [Name in SettingName]: Declared[Name]['value'] };
/** The fields of an answer that tells them all. */
export const shownSettings = ofEachSetting(({ value }) => value) as Shown;

type Saved = {
  [Name in SettingName]: Declared[Name] extends { readonly required: true }
    ? Declared[Name]['value']
    : z.ZodOptional<Declared[Name]['value']>;
};
/** The fields of a body that saves them. */
export const savedSettings = ofEachSetting(({ value, required }) =>
  required ? value : value.optional(),
) as Saved;
