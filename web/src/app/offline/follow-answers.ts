import { session } from '@encina/contract/devices';
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { queryKey } from '../../lib/api.ts';
import { ConnectionError, isSessionOver } from '../../lib/api-error.ts';
import {
  keepAnswer,
  keptAnswers,
  keptFor,
  restoreAnswers,
} from '../../lib/offline/kept-answers.ts';
import { shownFrom } from '../../lib/offline/waiting.ts';
import { isReachable } from '../../lib/reachability.ts';
import { readStored } from '../../lib/storage.ts';
import { forgetAndTell } from './forget-told.ts';
import { isKept } from './kept-queries.ts';

/** So long a weak signal may take before what is kept is shown. In ms. */
const SLOW_MS = 2_000;

const SESSION = JSON.stringify(queryKey(session));
const isSession = ({ queryKey: key }: Query) => JSON.stringify(key) === SESSION;

/** Follows what the server answers: keeps it, brings back what was kept where nobody answers, and knows when to forget. */
export function followAnswers(client: QueryClient, isIn: () => string | undefined): () => void {
  /** While it is this that changes the cache. */
  let isOurs = false;
  /** At once: what the server answers meanwhile is none of it. */
  const ourselves = (change: () => void) => {
    isOurs = true;
    change();
    isOurs = false;
  };
  const age = ageOfShown(client);
  const restore = async () => {
    const [whose, kept] = [await keptFor(), await keptAnswers()];
    if (!whose || whose.userId !== readStored('keptFor')) return;
    ourselves(() => age.add(restoreAnswers(client, kept, whose.at), whose.at));
  };
  const isUnknown = ({ state }: Query) => state.data === undefined;
  const onFetch = (query: Query) => {
    if (!isUnknown(query)) return;
    setTimeout(() => isUnknown(query) && void restore(), isReachable() ? SLOW_MS : 0);
  };
  const onError = (query: Query) => {
    const { data, dataUpdatedAt: updatedAt, error } = query.state;
    if (isSessionOver(error) && isHers(query)) void forgetAndTell();
    if (!(error instanceof ConnectionError)) return;
    // What is known stays, and the line over the view says from when it is.
    if (data === undefined) void restore();
    else if (isHers(query)) {
      ourselves(() => client.setQueryData(query.queryKey, data, { updatedAt }));
    }
  };
  const onAnswer = (query: Query) => {
    const userId = isIn();
    if (isSession(query)) leaveOthers(query.state.data);
    else if (userId && isKept(query.queryKey, userId)) {
      void keepAnswer(userId, query.queryKey, query.state.data);
    }
  };
  const follow = (event: QueryCacheNotifyEvent) => {
    if (!isOurs) age.follow(event);
    if (event.type !== 'updated' || isOurs) return;
    const { type } = event.action;
    if (type === 'fetch') onFetch(event.query);
    if (type === 'error') onError(event.query);
    if (type === 'success') onAnswer(event.query);
  };
  for (const query of client.getQueryCache().getAll()) {
    if (query.state.status === 'success') onAnswer(query);
    else onFetch(query);
  }
  const stop = client.getQueryCache().subscribe(follow);
  return () => {
    stop();
    shownFrom.set(undefined);
  };
}

/** Knows what on the screen is still what was kept, until the server has said it anew. */
function ageOfShown(client: QueryClient) {
  const restored = new Map<string, number>();
  const tell = () => {
    const seen = client.getQueryCache().findAll({
      predicate: (query) => query.getObserversCount() > 0,
    });
    const ages = seen.flatMap(({ queryHash }) => restored.get(queryHash) ?? []);
    shownFrom.set(ages.length > 0 ? Math.min(...ages) : undefined);
  };
  return {
    add(names: readonly string[], at: number) {
      for (const name of names) restored.set(name, at);
      tell();
    },
    follow({ type, query, ...event }: QueryCacheNotifyEvent) {
      if (restored.size === 0) return;
      const isAnswer = 'action' in event && event.action.type === 'success';
      if (type === 'removed' || isAnswer) restored.delete(query.queryHash);
      if (isAnswer || type.startsWith('observer') || type === 'removed') tell();
    },
  };
}

function isHers({ queryKey: key }: Query): boolean {
  const userId = readStored('keptFor');
  return userId !== null && isKept(key, userId);
}

/** The server says who is in: if it is another, or nobody, what is kept is nobody's. */
function leaveOthers(answer: unknown): void {
  const { user } = answer as { user: { id: string } | null };
  const kept = readStored('keptFor');
  if (kept !== null && user?.id !== kept) void forgetAndTell();
}
