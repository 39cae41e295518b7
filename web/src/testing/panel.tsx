import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { showView } from './show-view.tsx';

/** As it stands in the panel of the town hall. */
export const showInPanel = (view: ReactNode) =>
  showView(view, { view: 'admin-dashboard', params: {} });

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Two taps on the same button within 400 ms are one. */
export const aMomentLater = () => new Promise((resolve) => setTimeout(resolve, 450));
