import type { ChatMessage } from '@encina/contract/chat';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MessageLog } from './components/message-log.tsx';
import { Suggestions } from './components/suggestions.tsx';

const ANSWER: ChatMessage = {
  id: '1',
  sender: 'assistant',
  content: 'Llama ahora mismo al 112.',
  timestamp: '2026-11-20T16:00:00.000Z',
  choices: [],
  link: null,
  opensNow: false,
  phones: [
    { name: 'Emergencias', number: '112' },
    { name: 'Ayuntamiento', number: '924 50 00 00' },
  ],
  alarm: 'tells',
};
const CHOICES = ['Sí, necesito ayuda', 'No, estoy bien'];

describe('the question whether something has happened', () => {
  it('has help first, and sends what is tapped', () => {
    const onChoose = vi.fn();
    render(<Suggestions choices={CHOICES} alarm="asks" onChoose={onChoose} />);
    const group = screen.getByRole('group', { name: 'Toca una de las dos' });
    expect([...group.querySelectorAll('button')].map((it) => it.textContent)).toEqual(CHOICES);
    fireEvent.click(screen.getByRole('button', { name: 'Sí, necesito ayuda' }));
    expect(onChoose).toHaveBeenCalledWith('Sí, necesito ayuda');
  });
});

describe('the answer to a danger', () => {
  it('has its first number largest and before its words, and each is called at a tap', () => {
    const talk = { asked: undefined, words: '' };
    render(
      <MessageLog greeting="Hola" messages={[ANSWER]} talk={talk} links={{}} canSpeak={false} />,
    );
    const [first, second] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('tel:112');
    expect(first?.className).toContain('text-3xl');
    const words = screen.getByText(ANSWER.content);
    expect(first?.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(second?.getAttribute('href')).toBe('tel:924500000');
    expect(second?.className).not.toContain('text-3xl');
  });

  it('shows a long number in groups, and calls it without blanks', () => {
    const poison = { ...ANSWER, phones: [{ name: 'Toxicología', number: '915620420' }] };
    const talk = { asked: undefined, words: '' };
    render(
      <MessageLog greeting="Hola" messages={[poison]} talk={talk} links={{}} canSpeak={false} />,
    );
    const link = screen.getByRole('link', { name: /^Llamar al 91 562 04 20/ });
    expect(link.getAttribute('href')).toBe('tel:915620420');
  });

  it('has no suggestions under it until something else is said', () => {
    const { rerender } = render(<Suggestions choices={[]} alarm="tells" onChoose={vi.fn()} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    rerender(<Suggestions choices={[]} alarm={null} onChoose={vi.fn()} />);
    expect(screen.getAllByRole('button')).toHaveLength(4);
  });
});
