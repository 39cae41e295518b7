/** What was said, without capitals, accents and marks, to be compared with words. */
export const bareWords = (said: string): string =>
  said
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
