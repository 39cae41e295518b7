import { type LinkedPerson, persons, removePerson } from '@encina/contract/support';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { useChanging } from '../../lib/queries.ts';

/** Relatives and carers of a person, as staff see them. */
export function usePersons(userId: string) {
  const input = { params: { id: userId } };
  return useQuery({
    queryKey: queryKey(persons, input),
    queryFn: async () => (await call(persons, input, { asStaff: true })) as LinkedPerson[],
  });
}

/** What this page knows of one of them at the moment of the call: after a refusal, what somebody else has written. */
export function useKnownPerson(userId: string, id: string): () => LinkedPerson | undefined {
  const client = useQueryClient();
  const key = queryKey(persons, { params: { id: userId } });
  return () => client.getQueryData<LinkedPerson[]>(key)?.find((person) => person.id === id);
}

/** The names of her own relatives and carers, for the person herself. */
export function useOwnPersons(userId: string) {
  const input = { params: { id: userId } };
  return useQuery({
    queryKey: [...queryKey(persons, input), 'own'],
    queryFn: () => call(persons, input),
  });
}

/** Ends her support of this person; her account goes with her last link. */
export function useRemovePerson(userId: string) {
  return useChanging(
    (id: string) => call(removePerson, { params: { id }, query: { userId } }),
    persons,
  );
}
