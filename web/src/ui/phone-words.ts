/** Nine digits: what is free or shared in cost goes by threes, and two digits lead in Madrid and Barcelona alone. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^(9[13])(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4'],
  [/^([89]0\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^([6-9]\d{2})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4'],
];

/** `91 562 04 20`, `924 11 22 33`, `900 202 202`: as numbers of Spain are read out; any other one as it was written. */
export function phoneWords(phone: string): string {
  const [digits, groups] = GROUPS.find(([it]) => it.test(phone)) ?? [];
  return digits && groups ? phone.replace(digits, groups) : phone;
}
