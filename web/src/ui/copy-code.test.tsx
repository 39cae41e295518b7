import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyCode } from './copy-code.tsx';

const tap = () => fireEvent.click(screen.getByRole('button', { name: 'Copiar el código' }));

afterEach(() => vi.unstubAllGlobals());

describe('a code', () => {
  it('is copied with one tap, and says so', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<CopyCode code="ABCD-2345" />);
    tap();
    expect(await screen.findByRole('button', { name: 'Código copiado' })).toBeDefined();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('ABCD-2345');
  });

  it('asks to be written down where it cannot be copied', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = () => false;
    render(<CopyCode code="ABCD-2345" />);
    tap();
    expect(await screen.findByText('No se pudo copiar. Apúntalo.')).toBeDefined();
  });
});
