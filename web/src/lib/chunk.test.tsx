import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { chunk, extraFromChunk, fromChunk, held } from './chunk.tsx';

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render = () => (this.state.broken ? 'roto' : this.props.children);
}

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>;

describe('a chunk', () => {
  it('is fetched once, however often it is asked for', async () => {
    const load = vi.fn(async () => 'dentro');
    const part = chunk(load);
    expect(part.peek()).toBeUndefined();
    expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(['dentro', 'dentro']);
    expect(part.peek()).toBe('dentro');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for again after a failure', async () => {
    const load = vi.fn(async () => 'dentro').mockRejectedValueOnce(new Error('sin red'));
    const part = chunk(load);
    await expect(part.fetch()).rejects.toThrow('sin red');
    expect(await part.fetch()).toBe('dentro');
  });

  it('is here from the start when it is held', () => {
    expect(held('dentro').peek()).toBe('dentro');
  });
});

describe('a component from a chunk', () => {
  it('stands where something else waited for it', async () => {
    const loading = Promise.withResolvers<typeof Greeting>();
    const Late = fromChunk(() => loading.promise, <p>Cargando</p>);
    render(<Late name="María" />);
    expect(document.body.textContent).toBe('Cargando');
    await act(async () => loading.resolve(Greeting));
    expect(document.body.textContent).toBe('Hola, María');
  });

  it('stands at once when it was fetched before', async () => {
    const Late = fromChunk(async () => Greeting);
    await Late.fetch();
    render(<Late name="María" />);
    expect(document.body.textContent).toBe('Hola, María');
  });

  it('breaks its view when it cannot be had, and is tried again where it is shown anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('sin red'));
    const Late = fromChunk(load);
    const first = render(
      <Boundary>
        <Late name="María" />
      </Boundary>,
    );
    await screen.findByText('roto');
    expect(document.body.textContent).toBe('roto');
    first.unmount();
    render(
      <Boundary>
        <Late name="María" />
      </Boundary>,
    );
    await screen.findByText('Hola, María');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('an extra that breaks, or cannot be had, is left out, and its view stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Chart = extraFromChunk(async () => () => {
    throw new RangeError('no valid tag');
  });
  const Missing = extraFromChunk<object>(() => Promise.reject(new Error('sin red')));
  render(
    <Boundary>
      <p>Mi Actividad</p>
      <Chart />
      <Missing />
    </Boundary>,
  );
  await act(async () => undefined);
  expect(document.body.textContent).toBe('Mi Actividad');
});
