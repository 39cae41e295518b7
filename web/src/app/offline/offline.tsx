import { session } from '@encina/contract/devices';
import type { ResponseBodyOf } from '@encina/contract/endpoint';
import { logout } from '@encina/contract/users-entry';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, queryKey } from '../../lib/api.ts';
import { isRefused } from '../../lib/api-error.ts';
import { sentenceOf } from '../../lib/failure-words.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { forgetPerson } from '../../lib/offline/forget-person.ts';
import { keepAnswer, keptFor } from '../../lib/offline/kept-answers.ts';
import { picturesOf } from '../../lib/offline/pictures-cache.ts';
import { lastUnsent, onSent, sendWaiting } from '../../lib/offline/sending.ts';
import { connectionWords, shownFrom, waiting } from '../../lib/offline/waiting.ts';
import { lastAnswerAt, useReachable } from '../../lib/reachability.ts';
import { forgetStored, readStored, storedMunicipalityId, writeStored } from '../../lib/storage.ts';
import { useNow } from '../../lib/use-now.ts';
import type { SelectedUser } from '../../lib/views.ts';
import { dismissError, showToast } from '../../ui/toast-store.ts';
import { followAnswers } from './follow-answers.ts';
import { fromWhen, toSend } from './line-words.ts';

/** So often everything is asked for anew, at most. In ms. */
const ASKED_EVERY = 10_000;

/** Keeps what the person who is in reads, and sends what she did without a network. Shows nothing itself. */
export function Offline({ user }: { user: SelectedUser | undefined }) {
  useKeeping(user);
  useSending();
  useConnectionWords();
  useUnsent();
  useOwedLeaving(user !== undefined);
  return null;
}

function useKeeping(user: SelectedUser | undefined): void {
  const client = useQueryClient();
  const isIn = useEffectEvent(() => user?.id);
  const enter = useEffectEvent(() => (user ? enterAs(user, client) : Promise.resolve()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever enters, it begins anew
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void enter().then(() => {
      if (!isOver) stop = followAnswers(client, () => isIn());
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, user?.id]);
}

/** Whatever is kept from now on is hers. */
async function enterAs({ id, name, photo }: SelectedUser, client: QueryClient): Promise<void> {
  if (readStored('keptFor') !== id) await forgetPerson();
  writeStored('keptFor', id);
  forgetStored('hasLeft');
  if ('caches' in window) await caches.open(picturesOf(id)).catch(() => undefined);
  const her = { id, name, photo, municipalityId: storedMunicipalityId() ?? '' };
  // What the start screen asks, as it would be answered now.
  const known = client.getQueryData<ResponseBodyOf<typeof session>>(queryKey(session));
  const answer = { device: known?.device ?? null, user: her, support: null, admin: null };
  await keepAnswer(id, queryKey(session), answer);
}

/** Sends what waits: at the start, and whenever there is a connection again. What is shown is asked for after it. */
function useSending(): void {
  const client = useQueryClient();
  const isReachable = useReachable();
  useEffect(() => void sendWaiting(), []);
  useEffect(() => onSent(() => client.invalidateQueries()), [client]);
  const wasAway = useRef(false);
  const askedAt = useRef(0);
  useEffect(() => {
    if (!isReachable) {
      wasAway.current = true;
      return;
    }
    if (!wasAway.current) return;
    // On a signal that comes and goes, not each time.
    const pause = Math.max(0, askedAt.current + ASKED_EVERY - Date.now());
    const timer = setTimeout(() => {
      wasAway.current = false;
      askedAt.current = Date.now();
      void sendWaiting().then(() => client.invalidateQueries());
    }, pause);
    return () => clearTimeout(timer);
  }, [client, isReachable]);
}

function useConnectionWords(): void {
  const isReachable = useReachable();
  const count = waiting.use().length;
  const timeZone = useTimeZone();
  const now = useNow();
  const [keptAt, setKeptAt] = useState<number>();
  useEffect(() => void keptFor().then((kept) => setKeptAt(kept?.at)), []);
  const oldest = shownFrom.use();
  const at = oldest ?? lastAnswerAt() ?? keptAt;
  const isNow = isReachable && oldest === undefined;
  const from = at === undefined || isNow ? '' : fromWhen(at, now, timeZone);
  useEffect(() => connectionWords.set(`${from} ${toSend(count)}`.trim()), [from, count]);
}

/** Ends the session of whoever left without a network. */
function useOwedLeaving(isSomebodyIn: boolean): void {
  const client = useQueryClient();
  const isReachable = useReachable();
  useEffect(() => {
    const id = readStored('hasLeft');
    if (id === null || isSomebodyIn || !isReachable) return;
    call(logout, { params: { id } })
      .catch((cause: unknown) => {
        if (!isRefused(cause)) throw cause;
      })
      .then(() => client.invalidateQueries({ queryKey: queryKey(session) }))
      .then(() => forgetStored('hasLeft'))
      .catch(() => undefined);
  }, [client, isSomebodyIn, isReachable]);
}

/** What was done a while ago, and did not get there: nobody stands before it any more. */
function useUnsent(): void {
  const unsent = lastUnsent.use();
  useEffect(() => {
    // Whoever enters next is not to read it.
    if (!unsent) return dismissError();
    const { item, cause } = unsent;
    const why = cause && sentenceOf(cause, 'El servidor no lo ha aceptado.');
    const isKept = cause === undefined || item.isWritten;
    const description = [why, isKept && 'En el inicio puedes enviarlo otra vez o descartarlo.'];
    showToast(`${isKept ? 'No se ha podido enviar' : 'No se guardó'}: ${item.what}.`, {
      kind: 'error',
      description: description.filter(Boolean).join(' '),
    });
  }, [unsent]);
}
