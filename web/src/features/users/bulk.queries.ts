import { TERMS_VERSION } from '@encina/contract/terms';
import { list } from '@encina/contract/users';
import { exportUsers, importUsers, type LooseRow } from '@encina/contract/users-bulk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callFile, queryKey } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

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
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, rows }: Import) =>
      call(importUsers, { body: { key, rows: rows.map(accepting), dryRun: false } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(list) }),
  });
}

/** Saves everybody of the municipality as a file of that day. */
export function useExport() {
  return useMutation({
    mutationFn: async (day: string) => saveFile(await callFile(exportUsers), `usuarios-${day}.csv`),
  });
}
