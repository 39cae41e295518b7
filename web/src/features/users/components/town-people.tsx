import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { entryProblem } from '../entry-problem.ts';
import { isLong, useLastPeople, usePicker } from '../users.queries.ts';
import { LetterBar } from './letter-bar.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { PeopleFound, PeopleSearch } from './people-search.tsx';
import { PeopleLoading } from './people-states.tsx';
import { type Choosing, Faces, Picker } from './picker.tsx';

/** Everybody in the town: who came last, then by surname, with ways to jump and to search. */
export function TownPeople(choosing: Choosing) {
  const [search, setSearch] = useState('');
  const [letter, setLetter] = useState<string>();
  const settled = useDebounced(search.trim());
  const searching = settled !== '';
  const from = searching ? undefined : letter;
  const people = usePicker({ search: settled, from });
  const last = useLastPeople();
  return (
    <>
      <PeopleSearch search={search} onSearch={setSearch} query={people} />
      <PeopleFound query={people} problem={entryProblem} tall>
        {({ total, ...found }) => {
          // Both at once: what came later would push away what a finger is on its way to.
          if (last.isLoading) return <PeopleLoading tall />;
          const isWhole = !searching && !from;
          const recent = isWhole && total > last.people.length ? last.people : [];
          return (
            <>
              {recent.length > 0 && (
                <Faces
                  title="Entraron aquí hace poco"
                  people={recent}
                  layout="last"
                  {...choosing}
                />
              )}
              {!searching && (from || isLong(total)) && (
                <LetterBar value={letter} onChange={setLetter} />
              )}
              {found.people.length === 0 ? (
                <NobodyFound searching={searching} letter={from} />
              ) : (
                <Picker title={titleOf(searching, from)} {...found} {...choosing} />
              )}
            </>
          );
        }}
      </PeopleFound>
    </>
  );
}

function titleOf(searching: boolean, letter: string | undefined): string {
  if (searching) return 'Encontrados';
  return letter ? `Apellidos desde la ${letter.toUpperCase()}` : 'Todos, por apellido';
}
