/** Her messages; of a relative's, the conversation with that person, or the panel. */
const OPENS = ['messages', 'family', 'panel'] as const;

/** What a notice is about, for the device that shows it: its words say none of that. */
export interface NoticeAbout {
  /** Whose it is; of what comes to a relative, about whom it is. */
  readonly user: string;
  /** What it opens; her home, where what is due rings by itself, if it does not say. */
  readonly opens?: (typeof OPENS)[number];
  /** The occurrence of a reminder that may be answered from the notice. */
  readonly answers?: { readonly reminder: string; readonly occurrence: string };
}

const PART = 'aviso';

/** The path in the web that a notice opens. What comes after its # stays in the browser: no server and no log sees it. */
export function noticePath({ user, opens, answers }: NoticeAbout): string {
  const said = Object.entries({ [PART]: user, ...(opens ? { opens } : {}), ...answers });
  return `/#${said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** What such a path says; nothing where it is another one. */
export function readNotice(path: string): NoticeAbout | undefined {
  const said = new Map(
    path
      .slice(path.indexOf('#') + 1)
      .split('&')
      .map((part) => part.split('='))
      .map(([name = '', value = '']) => [name, value] as const),
  );
  const value = (name: string) => decoded(said.get(name) ?? '');
  const user = value(PART);
  if (!user) return undefined;
  const [reminder, occurrence] = [value('reminder'), value('occurrence')];
  const opens = OPENS.find((it) => it === value('opens'));
  return {
    user,
    ...(opens ? { opens } : {}),
    ...(reminder && occurrence ? { answers: { reminder, occurrence } } : {}),
  };
}

/** Anybody can write an address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
