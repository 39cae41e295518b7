import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hear, say, stubEar } from '../../../testing/ear.ts';
import { showView } from '../../../testing/show-view.tsx';
import { WriteText } from './write-text.tsx';

afterEach(() => vi.unstubAllGlobals());

it('what is dictated follows what was written, once, however often it is understood anew', async () => {
  stubEar();
  const nothing = () => undefined;
  showView(
    <WriteText
      to="Lucía"
      action="Enviar"
      busy={false}
      problem={undefined}
      onSend={nothing}
      onClose={nothing}
    />,
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Tu mensaje');
  fireEvent.change(field, { target: { value: 'Hola.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dictarlo en voz alta' }));
  await hear('ya');
  await say('ya he comido');
  expect(field.value).toBe('Hola. ya he comido');
});
