import { enterWithCard, getCard, makeCards, revokeCard } from '@encina/contract/cards';
import { get, update } from '@encina/contract/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import type { Card } from '../../lib/card-link.ts';
import { asking, useChanging, useInvalidate } from '../../lib/queries.ts';
import { chooseMunicipality } from '../../lib/storage.ts';
import { randomPin } from './new-pin.ts';

/** Since when a person has a card. */
export function useCard(userId: string) {
  return useQuery(asking(getCard, { params: { id: userId } }));
}

/** A card for each of these people, in place of the one before. */
export function useMakeCards() {
  return useChanging(
    (userIds: readonly string[]) => call(makeCards, { body: { userIds: [...userIds] } }),
    getCard,
  );
}

/** Another PIN for her, of this browser's making. @returns it: nobody can ask for it afterwards */
export function useGivePin(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const pin = randomPin();
      await call(update, { params: { id }, body: { pin } });
      return pin;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(get, { params: { id } }) }),
  });
}

export function useRevokeCard(userId: string) {
  return useMutation({
    mutationFn: () => call(revokeCard, { params: { id: userId } }),
    onSettled: useInvalidate(getCard),
  });
}

/** Comes in with a card; null where it opens nothing any more. */
export function useEnterWithCard() {
  return useMutation({
    mutationFn: async ({ userId, secret }: Card) => {
      const { user } = await call(enterWithCard, { params: { id: userId }, body: { secret } });
      if (user) chooseMunicipality(user.municipalityId);
      return user;
    },
  });
}
