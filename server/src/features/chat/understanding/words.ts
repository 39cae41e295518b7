/**
 * Small letters without accents and signs; ñ stays a letter of its own. What is typed in a hurry and what is
 * dictated without punctuation look the same afterwards.
 */
export function plain(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      // The tilde of an ñ stays: n and ñ are two letters, and "año" is no "ano".
      .replace(/(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/g, '')
      .normalize('NFC')
      .replace(/(?<=\d)[:.h](?=\d\d)/g, ':')
      .replace(/[^\p{L}\d:]+/gu, ' ')
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .trim()
  );
}

export const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);
