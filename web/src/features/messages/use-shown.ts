import type { SupportMessage } from '@encina/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { letGo, useMarkSeen } from './messages.queries.ts';

/** At most as many are deleted at once. */
const MOST = 200;

/**
 * What is on the page. A poll never moves it: what comes meanwhile waits until it is asked for, and stays when the
 * person leaves without having seen it.
 */
export function useShown(userId: string, list: readonly SupportMessage[] | undefined) {
  const { mutate: markSeen } = useMarkSeen(userId);
  const [ids, setIds] = useState<readonly string[]>();
  const [fresh] = useState(() => new Set<string>());
  const isReady = list !== undefined;
  const show = () => setIds(list?.map(({ id }) => id) ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first list that comes
  useEffect(() => {
    if (isReady) show();
  }, [isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for all that is put on the page
  useEffect(() => {
    if (!ids) return;
    const unseen = list?.filter(({ id, seen }) => !seen && ids.includes(id)) ?? [];
    for (const { id } of unseen) fresh.add(id);
    if (unseen.length > 0) markSeen(unseen.map(({ id }) => id));
  }, [ids]);
  const keepAtTheDoor = useLettingGo(userId, ids);
  const shown = list?.filter(({ id }) => ids?.includes(id)) ?? [];
  return {
    shown,
    news: ids ? (list?.length ?? 0) - shown.length : 0,
    isNew: (id: string) => fresh.has(id),
    showAll: show,
    keepAtTheDoor,
  };
}

/** What was shown is deleted with the view, whichever way it goes. @returns says whether its files are kept first. */
function useLettingGo(userId: string, ids: readonly string[] | undefined) {
  const client = useQueryClient();
  const onPage = useRef<readonly string[]>([]);
  const keep = useRef<boolean>(undefined);
  useEffect(() => {
    onPage.current = ids ?? [];
  }, [ids]);
  useEffect(
    () => () => {
      const seen = [...onPage.current].slice(0, MOST);
      // A failure leaves them where they are, for the next visit.
      if (seen.length > 0) {
        letGo(client, userId, { ids: seen, keep: keep.current }).catch(() => undefined);
      }
    },
    [client, userId],
  );
  return (isWanted: boolean) => {
    keep.current = isWanted;
  };
}
