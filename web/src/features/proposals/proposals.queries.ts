import type { BodyIn } from '@encina/contract/endpoint';
import {
  answer,
  give,
  list,
  type Proposal,
  type ProposalScope,
  propose,
  proposers,
  proposeSheet,
  type SheetLine,
  sent,
  setScope,
  setTownHall,
  staffSent,
  withdraw,
} from '@encina/contract/proposals';
import { list as fileList, type ReminderFileKind } from '@encina/contract/reminder-files';
import { agenda, list as reminderList, stats, upcoming } from '@encina/contract/reminders';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, queryKey } from '../../lib/api.ts';
import { send } from '../../lib/offline/outbox.ts';
import { unsent, waitingFor } from '../../lib/offline/waiting.ts';
import { asking, useChanging, useInvalidate } from '../../lib/queries.ts';
import { sendWithProgress } from '../../lib/send-with-progress.ts';

const of = (id: string) => ({ params: { id } });

export const proposalsKey = (id: string) => queryKey(list, of(id));

/** What waits for her yes or no, but for what she has said of it on this device and the server does not know yet. */
export function useProposals(id: string, { enabled = true } = {}) {
  const all = unsent.use();
  const select = useCallback(
    (known: Proposal[]) => {
      const said = new Set(waitingFor(all, answer).map(({ params }) => params.proposalId));
      return known.filter((proposal) => !said.has(proposal.id));
    },
    [all],
  );
  return useQuery({ ...asking(list, of(id)), select, enabled });
}

export type Answer = BodyIn<typeof answer>;

/** Her yes or no; with a yes her reminders are others. Where nobody answers it waits on this device. */
export function useAnswerProposal(id: string) {
  return useMutation({
    mutationFn: ({ proposal, body }: { proposal: Pick<Proposal, 'id' | 'title'>; body: Answer }) =>
      send(answer, {
        userId: id,
        params: { id, proposalId: proposal.id },
        body,
        what: `lo que dijiste de «${proposal.title}»`,
      }),
    onSettled: useInvalidate(list, agenda, upcoming, stats, reminderList, fileList),
  });
}

/** What a relative may do, and what became of what she proposed: fresh each time that it is opened. */
export function useSentProposals(id: string) {
  return useQuery({ ...asking(sent, of(id)), refetchOnMount: 'always' });
}

export type Wish = BodyIn<typeof propose>;

interface Proposing {
  readonly wish: Wish;
  /** Names the command: sent again after a failure it is the same proposal. */
  readonly key: string;
  readonly files?: Partial<Record<ReminderFileKind, File | undefined>>;
}

const addressOf = (id: string, proposalId: string, kind: string) => ({
  method: give.method,
  address: give.path
    .replace(':id', encodeURIComponent(id))
    .replace(':proposalId', encodeURIComponent(proposalId))
    .replace(':kind', kind),
});

export function usePropose(id: string) {
  return useMutation({
    mutationFn: async ({ wish, key, files = {} }: Proposing) => {
      const proposed = await call(propose, { params: { id }, body: wish }, { idempotencyKey: key });
      for (const [kind, file] of Object.entries(files)) {
        if (file) await sendWithProgress({ ...addressOf(id, proposed.id, kind), body: file });
      }
      return proposed;
    },
    onSettled: useInvalidate(sent),
  });
}

export function useWithdrawProposal(id: string) {
  return useMutation({
    mutationFn: (proposalId: string) => call(withdraw, { params: { id, proposalId } }),
    onSettled: useInvalidate(sent),
  });
}

/** Her reminders, for whom she shares them with. */
export function useSharedReminders(id: string, { enabled = true } = {}) {
  return useQuery({ ...asking(reminderList, of(id)), enabled, refetchOnMount: 'always' });
}

export function useProposers(id: string) {
  return useQuery(asking(proposers, of(id)));
}

export function useSetScope(id: string) {
  return useMutation({
    mutationFn: ({ supportId, scope }: { supportId: string; scope: ProposalScope }) =>
      call(setScope, { params: { id, supportId }, body: { scope } }),
    onSettled: useInvalidate(proposers, list),
  });
}

/** @param asStaff whoever notes what she signed on paper */
export function useSetTownHall(id: string, { asStaff = false } = {}) {
  return useMutation({
    mutationFn: (granted: boolean) =>
      call(setTownHall, { params: { id }, body: { granted } }, { asStaff }),
    onSettled: useInvalidate(proposers, staffSent, list),
  });
}

/** For staff: whether they may propose, and what became of it. */
export function useStaffProposals(id: string) {
  return useQuery({ ...asking(staffSent, of(id)), refetchOnMount: 'always' });
}

export function useProposeSheet(id: string) {
  return useChanging(
    (lines: SheetLine[]) => call(proposeSheet, { params: { id }, body: { lines } }),
    staffSent,
  );
}
