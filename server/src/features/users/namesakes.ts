interface Known {
  readonly name_search: string;
  readonly birth_date: string | null;
}

const SAME_BIRTHDAY = 'Ya está en Encina: el mismo nombre y la misma fecha de nacimiento.';
const OTHER_BIRTHDAY = 'Ya hay una persona con este nombre, nacida otro día.';
const SAME_NAME = 'Ya hay una persona con este nombre.';
const TWICE = 'Este nombre está más arriba en el archivo.';

/** Says of each row in turn whose second copy it may be: of somebody who is there, or of a row before it. */
export function namesakes(known: readonly Known[]) {
  const days = new Map<string, (string | null)[]>();
  for (const { name_search: name, birth_date: day } of known) {
    days.set(name, [...(days.get(name) ?? []), day]);
  }
  const seen = new Set<string>();
  return (name: string, birthDate: string | null | undefined): string[] => {
    if (name === '') return [];
    const theirs = days.get(name);
    const isTwice = seen.has(name);
    seen.add(name);
    if (theirs) return [compared(theirs, birthDate ?? null)];
    return isTwice ? [TWICE] : [];
  };
}

function compared(days: readonly (string | null)[], day: string | null): string {
  if (day === null || days.includes(null)) return SAME_NAME;
  return days.includes(day) ? SAME_BIRTHDAY : OTHER_BIRTHDAY;
}
