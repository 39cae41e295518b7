/** What the API is about, as the folders call it, each with a sentence for the API page. */
export const NOUNS = {
  health: 'Whether the server answers, and takes what is written.',
  municipalities: 'Towns, and what they say of themselves.',
  admins: 'The staff of a town hall: entry, accounts, passwords.',
  factors: 'The second factor of staff: passkeys, codes of an app, printed codes.',
  devices: 'Tablets that a town has enrolled, and the sessions that a browser holds.',
  users: 'The older neighbours who use Encina: profile, PIN, settings, consents, terms, imports.',
  home: 'The first screen of somebody, in one answer.',
  cards: 'Printed cards with which somebody enters instead of typing a PIN.',
  reminders: 'What is to be done and when, and what became of it.',
  games: 'Scores of the seven games.',
  media: 'Memories: photos, films and voices that somebody keeps.',
  messages: 'What goes between somebody and her relatives or carers.',
  chat: 'The assistant, and the conversation that is going on.',
  activity: 'Minutes, areas and moods: figures that somebody may share.',
  data: 'What is kept of somebody: who has seen it, the copy, requests to correct or erase.',
  support: 'Relatives and carers: links, invitations, entry, their day.',
  account: 'The own password and sessions of staff and of relatives.',
  'staff-log': 'What was done at the panel: by whom, on whom, when.',
} as const;
export type Noun = keyof typeof NOUNS;
