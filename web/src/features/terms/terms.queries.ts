import type { HomeParts } from '@encina/contract/home';
import { accept, get, type TERMS_VERSION, type TermsMedium } from '@encina/contract/terms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

/** Whose view it is: one browser may hold her session and the staff's. */
interface As {
  readonly asStaff?: boolean;
}

const keyOf = (id: string, { asStaff = false }: As) => [
  ...queryKey(get, { params: { id } }),
  asStaff ? 'staff' : 'self',
];

export const ownTermsKey = (id: string) => keyOf(id, {});

/** What she is asked with, as it comes with her home. */
export function useOwnTerms(id: string) {
  return useQuery<HomeParts['terms']>({
    queryKey: ownTermsKey(id),
    queryFn: () => call(get, { params: { id } }),
  });
}

const AS_STAFF: As = { asStaff: true };

/** Which terms hold, and which of them the person has accepted, with whoever noted it: for staff. */
export function useTerms(id: string) {
  return useQuery({
    queryKey: keyOf(id, AS_STAFF),
    queryFn: () => call(get, { params: { id } }, AS_STAFF),
  });
}

export function useAcceptTerms(id: string, as: As = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, medium }: { version: string; medium: TermsMedium }) =>
      // The server judges whether that version is the one that holds.
      call(
        accept,
        { params: { id }, body: { version: version as typeof TERMS_VERSION, medium } },
        as,
      ),
    onSuccess: (terms) => client.setQueryData(keyOf(id, as), terms),
  });
}
