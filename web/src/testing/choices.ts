import { screen } from '@testing-library/react';

/** The radio of a group of choices, by what is read on it. */
export function choiceOf(group: string, choice: RegExp): HTMLInputElement {
  const labels = screen.getByRole('group', { name: group }).querySelectorAll('label');
  const label = Array.from(labels).find(({ textContent }) => choice.test(textContent ?? ''));
  return label?.querySelector('input') as HTMLInputElement;
}
