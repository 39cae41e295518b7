import type { Sent } from './staff-server.ts';

/** What the server says to whoever was slower than her colleague. */
export const WRITTEN_MEANWHILE = 'Berta Gil ha cambiado estos datos mientras los editabas.';

/** A row that two may edit: the server writes over the version that was seen, and refuses any other. */
export function editedByTwo<Row extends { readonly version: number }>(first: Row) {
  const row = {
    now: first,
    update({ body }: Sent): Response {
      const { version, ...values } = body as Row;
      if (version !== row.now.version) {
        const refusal = { error: WRITTEN_MEANWHILE, code: 'changed_meanwhile' };
        return Response.json(refusal, { status: 409 });
      }
      row.now = { ...row.now, ...values, version: version + 1 };
      return Response.json(row.now);
    },
  };
  return row;
}
