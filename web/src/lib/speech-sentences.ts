/** Chrome cuts an utterance off after some 15 seconds: nothing longer than this is said in one breath. */
const longest = 150;

/** Cuts a text into pieces of at most 150 characters, at sentences, else at commas, else at words. */
export function speechSentences(text: string): string[] {
  const sentences = text.replace(/\s+/g, ' ').match(/[^.!?…]+[.!?…]*["»)]*\s*/g) ?? [];
  return sentences
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap(shorten);
}

function shorten(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest);
  const pause = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
  const word = Math.max(head.lastIndexOf(' '), 0) || longest;
  // A pause in the very beginning would leave the breath half empty.
  const cut = pause > 40 ? pause + 1 : word;
  return [sentence.slice(0, cut).trim(), ...shorten(sentence.slice(cut).trim())];
}
