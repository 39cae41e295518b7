import { entryProblem } from '../entry-problem.ts';
import { usePicker } from '../users.queries.ts';
import { NobodyFound } from './nobody-found.tsx';
import { PeopleFound } from './people-search.tsx';
import { type Choosing, Faces } from './picker.tsx';

/** The one or two whose tablet it is: nothing to search, nobody else to touch by mistake. */
export function TiedPeople(choosing: Choosing) {
  const people = usePicker({});
  return (
    <PeopleFound query={people} problem={entryProblem} tall>
      {(found) =>
        found.people.length === 0 ? (
          <NobodyFound searching={false} letter={undefined} />
        ) : (
          <Faces
            title="¿Quién eres?"
            people={found.people}
            layout={found.people.length === 1 ? 'one' : 'two'}
            {...choosing}
          />
        )
      }
    </PeopleFound>
  );
}
