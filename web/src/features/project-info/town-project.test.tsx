import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BARE } from '../../testing/town-fixture.ts';
import { Logos } from '../../ui/logos.tsx';
import { TownProject } from './components/town-project.tsx';

describe('the project of a town', () => {
  it('of which nothing was said shows neither money nor months', () => {
    const { container } = render(<TownProject town={BARE} />);
    expect(container.textContent).toBe('');
  });

  it('shows what was said, and that alone', () => {
    render(
      <TownProject town={{ ...BARE, funder: 'Diputación de Badajoz', budget: '900 euros' }} />,
    );
    expect(screen.getByText('900 euros')).toBeTruthy();
    expect(screen.getByText('Diputación de Badajoz')).toBeTruthy();
    expect(screen.queryByText('Ayuda recibida')).toBeNull();
    expect(screen.queryByText('Programa de financiación')).toBeNull();
    expect(screen.queryByText('Cuatro fases en unos seis meses')).toBeNull();
  });
});

describe('the foot of a page', () => {
  it('names the town where it has no logos', () => {
    render(<Logos town={BARE} />);
    expect(screen.getByText('Olivenza')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows the logos of the town, and says whose they are and who pays', () => {
    const logos = '/api/municipalities/olivenza/logos?v=1';
    render(<Logos town={{ ...BARE, logos, funder: 'la Diputación' }} />);
    const words = 'Encina y Ayuntamiento de Olivenza, con la ayuda de la Diputación';
    expect(screen.getByRole('img', { name: words }).getAttribute('src')).toBe(logos);
  });
});
