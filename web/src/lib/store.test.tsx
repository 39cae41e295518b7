import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

describe('a store', () => {
  it('tells its listeners of a change, until they leave', () => {
    const store = createStore(1);
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.set(2);
    expect(store.get()).toBe(2);
    leave();
    store.set(3);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('says nothing where nothing has changed', () => {
    const store = createStore('same');
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('same');
    expect(listener).not.toHaveBeenCalled();
  });

  it('draws a component anew that follows it', () => {
    const store = createStore('antes');
    const Shown = () => <p>{store.use()}</p>;
    render(<Shown />);
    act(() => store.set('después'));
    expect(screen.getByText('después')).toBeDefined();
  });
});
