import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { showView } from './show-view.tsx';
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

/** As it stands in the panel of the town hall. */
export const showInPanel = (view: ReactNode) =>
  showView(view, { view: 'admin-dashboard', params: {} });

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Two taps on the same button within 400 ms are one. */
export const aMomentLater = () => new Promise((resolve) => setTimeout(resolve, 450));
