import type { BodyIn } from '@encina/contract/endpoint';
import { ownSupport, persons } from '@encina/contract/support';
import { choosePassword, invite, issueCode, updatePerson } from '@encina/contract/support-access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { refusalCode } from '../../lib/api-error.ts';
import { useChanging, useInvalidate } from '../../lib/queries.ts';
import { chooseMunicipality, writeStored } from '../../lib/storage.ts';

/** Links a relative, and gives the code with which she chooses her password. */
export function useInvite(userId: string) {
  return useChanging(
    (body: BodyIn<typeof invite>) => call(invite, { params: { id: userId }, body }),
    persons,
  );
}

export function useIssueCode(id: string) {
  return useMutation({ mutationFn: () => call(issueCode, { params: { id } }) });
}

export function useUpdatePerson(id: string) {
  const onSuccess = useInvalidate(persons);
  return useMutation({
    mutationFn: (body: BodyIn<typeof updatePerson>) => call(updatePerson, { params: { id }, body }),
    onSuccess,
    // Somebody else was quicker: what stands there now is needed to say so.
    onError: (error) => refusalCode(error) === 'changed_meanwhile' && onSuccess(),
  });
}

/** Comes in with a code, and with a password of her own from then on. */
export function useChoosePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof choosePassword>) => call(choosePassword, { body }),
    onSuccess: (session, { municipalityId }) => {
      chooseMunicipality(municipalityId);
      writeStored('supportName', session.name);
      client.setQueryData(queryKey(ownSupport), session);
    },
  });
}
