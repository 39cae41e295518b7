import type { ResponseBodyOf } from '@encina/contract/endpoint';
import { TERMS_VERSION } from '@encina/contract/terms';
import { list } from '@encina/contract/users';
import {
  exportUsers,
  importUsers,
  type LooseRow,
  recentImports,
  undoImport,
} from '@encina/contract/users-bulk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callFile } from '../../lib/api.ts';
import { asking, useChanging, useInvalidate } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';

/** What the server says of an import that was made. */
export type Imported = ResponseBodyOf<typeof importUsers>;

interface Import {
  /** The same for as long as it is the same file: sent twice, it happens once. */
  readonly key: string;
  readonly rows: readonly LooseRow[];
}

/** What the server has against each row; nothing changes. */
export function useTryImport() {
  return useMutation({
    mutationFn: ({ key, rows }: Import) =>
      call(importUsers, { body: { key, rows: [...rows], dryRun: true } }),
  });
}

/** Whoever imports has said that all of them accept the terms; they did not do so here. */
const accepting = (row: LooseRow): LooseRow => ({
  ...row,
  termsVersion: TERMS_VERSION,
  termsMedium: 'paper',
});

export function useImport() {
  return useChanging(
    ({ key, rows }: Import) =>
      call(importUsers, { body: { key, rows: rows.map(accepting), dryRun: false } }),
    recentImports,
    list,
  );
}

/** Asked again each time it is looked at: somebody of it may have entered meanwhile. */
export function useRecentImports() {
  return useQuery({ ...asking(recentImports), staleTime: 0 });
}

/** @param onUndone told before its row is gone from the list, and whoever waits with it */
export function useUndoImport(onUndone: () => void) {
  return useMutation({
    mutationFn: (key: string) => call(undoImport, { params: { key } }),
    onSuccess: onUndone,
    onSettled: useInvalidate(recentImports, list),
  });
}

/** Saves everybody of the municipality as a file of that day. */
export function useExport() {
  return useMutation({
    mutationFn: async (day: string) => saveFile(await callFile(exportUsers), `usuarios-${day}.csv`),
  });
}
