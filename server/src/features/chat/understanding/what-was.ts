import { inLines } from './in-lines.ts';

/** In letters, for "llamo" is nothing that was and "llamó" is. */
const WAS = new RegExp(
  inLines`^(?:
    ayer|anoche|anteayer|fui|fue|fuimos|fueron|hice|hizo|hicimos|hicieron|dijo|dijeron|vino
    |vinieron|puso|pusieron|estuv\p{L}+|tuv\p{L}+|quiso
    |\p{L}{2,}(?:aron|ieron|[^r\P{L}]é|[^aeir\P{L}]ré|ó)
  )$`,
  'iu',
);
/** Nouns and others that end so. */
const IS_NONE = new RegExp(
  inLines`^(?:
    caf[eé]|beb[eé]|chal[eé]|jos[eé]|pur[eé]|comit[eé]|porqu[eé]|olé|carné|usté|parqué|canapé
    |consomé|paté|bidé|bufé|tupé|dominó|capó|paletó
  )$`,
  'iu',
);
const LEADS_NOUN = /^(?:el|la|los|las|un|una|mi|tu|su|al|del|de|a|con|por|en|este|ese)$/iu;

/** Whether it has a verb of what was; "el carné" is none. */
export function tellsWhatWas(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.some((said, at) => {
    const word = said.replace(/[^\p{L}]/gu, '');
    return WAS.test(word) && !IS_NONE.test(word) && !LEADS_NOUN.test(words[at - 1] ?? '');
  });
}
