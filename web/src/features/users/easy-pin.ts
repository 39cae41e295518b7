const STRAIGHT = '01234567890 09876543210';

/**
 * Why a PIN is among the first that somebody else would try, as a sentence for her; undefined where it is not.
 * @param birthDate local day, `1941-05-02`
 */
export function easyPinWords(pin: string, birthDate: string | null): string | undefined {
  if (/^(\d)\1{3}$/.test(pin)) return 'Son cuatro números iguales.';
  if (STRAIGHT.includes(pin)) return 'Son cuatro números seguidos.';
  if (/^(\d\d)\1$/.test(pin)) return 'Son dos números que se repiten.';
  if (!birthDate) return undefined;
  const [year = '', month = '', day = ''] = birthDate.split('-');
  if (pin === year) return 'Es el año en que naciste.';
  return pin === day + month || pin === month + day ? 'Es el día en que naciste.' : undefined;
}
