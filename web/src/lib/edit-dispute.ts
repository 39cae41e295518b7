/** What a form held when it opened, what stands there now, and what is written in it. */
export type Versions<Edited> = Readonly<Record<'before' | 'now' | 'mine', Edited>>;

type Name<Edited> = keyof Edited & string;

/** Whose value stays. */
export type Choice = 'mine' | 'theirs';
export type ChoiceOf<Edited> = Partial<Record<Name<Edited>, Choice>>;

const namesOf = <Edited extends object>(edited: Edited) => Object.keys(edited) as Name<Edited>[];

/** Where two want something else: what somebody has changed since, and what is written in the form is another value. */
export function disputed<Edited extends object>({
  before,
  now,
  mine,
}: Versions<Edited>): Name<Edited>[] {
  return namesOf(mine).filter((name) => now[name] !== before[name] && mine[name] !== now[name]);
}

/** A picture that this form has not touched is an address, and what stood there is gone: the new one stays. */
export function withNewPictures<Edited extends object>(
  { before, now, mine }: Versions<Edited>,
  pictures: readonly Name<Edited>[],
): Versions<Edited> {
  const replaced = pictures.filter((name) => mine[name] === before[name]);
  const own = Object.fromEntries(replaced.map((name) => [name, now[name]])) as Partial<Edited>;
  return { before, now, mine: { ...mine, ...own } };
}

/** Whoever has written something meant it; of what she has not touched she only hears. */
export const firstChoices = <Edited extends object>(versions: Versions<Edited>) =>
  Object.fromEntries(
    disputed(versions).map((name) => [
      name,
      versions.mine[name] === versions.before[name] ? 'theirs' : 'mine',
    ]),
  ) as ChoiceOf<Edited>;

/** The form's own value where it was chosen or where nobody else has changed it, else what stands there now. */
export function settled<Edited extends object>(
  { before, now, mine }: Versions<Edited>,
  choices: ChoiceOf<Edited>,
): Edited {
  const kept = namesOf(mine).map((name) => {
    const isTheirs = now[name] !== before[name] && choices[name] !== 'mine';
    return [name, isTheirs ? now[name] : mine[name]];
  });
  return Object.fromEntries(kept) as Edited;
}
