import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../lib/api-error.ts';
import { NavigationProvider } from '../lib/navigation.tsx';
import { useForm } from '../lib/use-form.ts';
import { createViewHistory } from '../lib/view-history.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { memoryBrowser } from './memory-browser.ts';

const schema = z.object({
  name: z.string().min(1, 'Escribe el nombre.'),
  email: z.string().includes('@', { message: 'Al correo le falta algo.' }),
});
const taken = new ApiError(
  409,
  JSON.stringify({ error: 'Ese correo ya está.', fields: { email: 'Ya lo tiene otra persona.' } }),
  'Conflict',
);

interface Refusable {
  /** What the server says instead of taking it. */
  refusal?: ApiError;
  isPending?: boolean;
}

function Account({
  refusal,
  isPending = false,
  send,
}: Refusable & { send: (body: unknown) => void }) {
  const [error, setError] = useState<unknown>(null);
  const form = useForm({
    initial: { name: '', email: '' },
    body: (values) => values,
    schema,
    sending: {
      error,
      isPending,
      mutate: (body, { onSuccess }) => {
        send(body);
        if (refusal) setError(refusal);
        else onSuccess(undefined);
      },
    },
    refusal: 'No se pudo guardar.',
    onSent: () => send('sent'),
  });
  return (
    <FormDialog
      form={form}
      onClose={() => send('closed')}
      title="Nueva cuenta"
      action="Crear"
      sendingWords="Creando..."
      cancels
    >
      <TextField label="Nombre" {...form.field('name')} />
      <TextField label="Correo" {...form.field('email')} />
    </FormDialog>
  );
}

async function openForm(props: Refusable = {}) {
  const send = vi.fn();
  const history = createViewHistory(memoryBrowser(), () => ({ view: 'landing', params: {} }));
  history.adopt();
  render(
    <NavigationProvider history={history}>
      <Account {...props} send={send} />
    </NavigationProvider>,
  );
  await screen.findByRole('dialog', { name: 'Nueva cuenta' });
  return send;
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => {
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
};
const wrong = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid');

describe('a form in a dialog', () => {
  it('says nothing before it is sent', async () => {
    await openForm();
    write('Correo', 'ana');
    expect(wrong('Nombre')).toBeNull();
    expect(wrong('Correo')).toBeNull();
  });

  it('is not sent while it is wrong: each field says why, and the first has the focus', async () => {
    const send = await openForm();
    write('Correo', 'ana');
    submit();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText('Escribe el nombre.')).toBeDefined();
    expect(screen.getByText('Al correo le falta algo.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
    write('Nombre', 'Ana');
    expect(wrong('Nombre')).toBeNull();
  });

  it('shows what the server has against a field beside it, goes there, and keeps what was typed', async () => {
    await openForm({ refusal: taken });
    write('Nombre', 'Ana');
    write('Correo', 'ana@ejemplo.es');
    submit();
    expect(screen.getByText('Ya lo tiene otra persona.')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('Ese correo ya está.');
    expect(document.activeElement).toBe(screen.getByLabelText('Correo'));
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana');
  });

  it('says its own words for a server that gives none', async () => {
    await openForm({ refusal: new ApiError(500, '', 'Internal Server Error') });
    write('Nombre', 'Ana');
    write('Correo', 'ana@ejemplo.es');
    submit();
    expect(screen.getByRole('alert').textContent).toBe('No se pudo guardar.');
  });

  it('tells when it was taken', async () => {
    const send = await openForm();
    write('Nombre', 'Ana');
    write('Correo', 'ana@ejemplo.es');
    submit();
    expect(send.mock.calls).toEqual([[{ name: 'Ana', email: 'ana@ejemplo.es' }], ['sent']]);
  });

  it('says on its button that it is on its way', async () => {
    await openForm({ isPending: true });
    expect(screen.getByRole('button', { name: 'Creando...' }).getAttribute('aria-busy')).toBe(
      'true',
    );
  });

  it('asks before what was typed is lost, and not before', async () => {
    const send = await openForm();
    write('Nombre', 'Ana');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.getByRole('heading', { name: '¿Salir sin guardar?' })).toBeDefined();
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
    write('Nombre', '');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(send).toHaveBeenCalledWith('closed');
  });
});
