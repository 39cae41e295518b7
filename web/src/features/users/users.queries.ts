import type { BodyIn } from '@encina/contract/endpoint';
import {
  create,
  get,
  type ListedUser,
  list,
  type OwnUser,
  type PeopleFilter,
  type PickerUser,
  remove,
} from '@encina/contract/users';
import { enter, logout, verifyPin } from '@encina/contract/users-entry';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CallOptions, call, callPage, type Page, queryKey } from '../../lib/api.ts';
import { isRefused } from '../../lib/api-error.ts';
import { lastPeople } from '../../lib/last-people.ts';
import { forgetPerson } from '../../lib/offline/forget-person.ts';
import { useChanging } from '../../lib/queries.ts';
import { readStored, storedMunicipalityId, writeStored } from '../../lib/storage.ts';
import { applyTextSize } from '../../lib/text-size.ts';
import { applyOwnTheme } from '../../lib/theme.ts';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { seenByStaff } from './seen-by-staff.ts';

/** Cards that a page shows: screens enough for a tablet, and less than 100 ms of script (`bench/parts/townhall.ts`). */
const PAGE = 24;

/** Too many to be found by looking through them. */
export const isLong = (total: number) => total > PAGE;

interface Wanted {
  readonly search?: string;
  /** The letter of the surname with which it begins. */
  readonly from?: string | undefined;
  readonly adminId?: string;
  readonly filters?: readonly PeopleFilter[];
}

/** Functions that stay the same: what is selected is worked out once, however often its list is drawn. */
const asTheyAre = <Person>({ pages }: { pages: readonly Page<Person>[] }) => ({
  people: pages.flatMap(({ items }) => items),
  total: pages[0]?.total ?? 0,
});
const asStaffSee = <Person extends PickerUser>(all: { pages: readonly Page<Person>[] }) => {
  const { people, total } = asTheyAre(all);
  return { people: people.map(seenByStaff), total };
};

/** People of the municipality in use, page by page. Without one, the server says so. */
function usePeople<Person extends PickerUser>(
  { search = '', from, adminId, filters = [] }: Wanted,
  options: CallOptions = {},
) {
  const query = {
    municipalityId: storedMunicipalityId() ?? '',
    limit: PAGE,
    search,
    ...(from ? { from } : {}),
    ...(adminId ? { adminId } : {}),
    ...(filters.length > 0 ? { filter: filters.join() } : {}),
  };
  return useInfiniteQuery({
    // What staff see of everybody must not stand on a tablet for everybody.
    queryKey: [...queryKey(list, { query }), options],
    queryFn: async ({ pageParam, signal }) =>
      (await callPage(
        list,
        { query: pageParam ? { ...query, after: pageParam } : query },
        { ...options, signal },
      )) as unknown as Page<Person>,
    initialPageParam: '',
    getNextPageParam: (page: Page<Person>) => page.next,
    placeholderData: keepPreviousData,
    select: options.asStaff ? asStaffSee : asTheyAre,
  });
}

/** What the picker of a device shows. */
export const usePicker = (wanted: Pick<Wanted, 'search' | 'from'>) =>
  usePeople<PickerUser>(wanted, { asDevice: true });
/** What an administrator sees. */
export const useUserList = ({ search = '', ...wanted }: Omit<Wanted, 'from'>) =>
  usePeople<ListedUser>({ ...wanted, search: search.trim() }, { asStaff: true });

/** Those who entered last on this tablet and may still enter, the very last first. */
export function useLastPeople() {
  const [ids] = useState(lastPeople);
  const query = { municipalityId: storedMunicipalityId() ?? '', ids: ids.join(',') };
  const { data = [], isLoading } = useQuery({
    queryKey: queryKey(list, { query }),
    queryFn: async () => (await call(list, { query }, { asDevice: true })) as PickerUser[],
    enabled: ids.length > 0,
  });
  const people = ids.flatMap((id) => data.find((person) => person.id === id) ?? []);
  return { people, isLoading };
}

export function useCreateUser() {
  return useChanging((body: BodyIn<typeof create>) => call(create, { body }), list);
}

export function useDeleteUser() {
  return useChanging((id: string) => call(remove, { params: { id } }), list);
}

export function useVerifyPin(id: string) {
  return useMutation({
    mutationFn: (pin: string) => call(verifyPin, { params: { id }, body: { pin } }),
  });
}

export function useEnter() {
  return useMutation({ mutationFn: (id: string) => call(enter, { params: { id } }) });
}

export const ownUserKey = (id: string) => queryKey(get, { params: { id } });

/** The person herself, asked for again where a view wants it fresh. Her theme, her size of text and her pace come with her. */
export function useOwnUser(id: string, { fresh = false, enabled = true } = {}) {
  const own = useQuery({
    queryKey: ownUserKey(id),
    queryFn: async () => (await call(get, { params: { id } })) as OwnUser,
    enabled,
    refetchOnMount: fresh ? 'always' : true,
  });
  const { textSize: size, darkMode } = own.data ?? {};
  const unhurried = own.data?.unhurried;
  useEffect(() => {
    // On a tablet where she has not chosen yet how she plays.
    if (unhurried === undefined || readStored(`pace:${id}`)) return;
    writeStored(`pace:${id}`, unhurried ? 'unhurried' : 'timed');
  }, [id, unhurried]);
  useEffect(() => {
    if (size) applyTextSize(size);
  }, [size]);
  useEffect(() => {
    if (darkMode !== undefined) applyOwnTheme(darkMode ? 'dark' : 'light');
  }, [darkMode]);
  return own;
}

/** So long the server may take to hear that she leaves, before it is told later. In ms. */
const GOODBYE_MS = 5_000;

/** Out here whatever the server says, and nothing of hers stays in memory. */
export function useLeave(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), GOODBYE_MS);
      return call(logout, { params: { id } }, { signal: patience.signal })
        .catch((cause: unknown) => {
          // Said as soon as somebody can hear it: until then her session is still open there.
          if (!isRefused(cause)) writeStored('hasLeft', id);
        })
        .finally(() => clearTimeout(timer));
    },
    onSettled: async () => {
      dismissToast(currentToast()?.id ?? '');
      // Last: what is on the screen until then would ask for all of it again, and be told that nobody is there.
      await forgetPerson().finally(() => client.clear());
    },
  });
}
