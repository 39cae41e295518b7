import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SearchField } from './search-field.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

it('shows what is typed before what is found for it is made', () => {
  render(<Search />);
  act(() => {
    fireEvent.change(field(), { target: { value: 'maria' } });
    expect(field().value).toBe('maria');
    screen.getByText('found for ""');
  });
  screen.getByText('found for "maria"');
  expect(field().value).toBe('maria');
});

function Search() {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField label="Buscar" value={search} onChange={setSearch} />
      <p>found for "{search}"</p>
    </>
  );
}
