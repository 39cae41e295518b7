import type { AlertSettings, AlertSettingsInput } from '@encina/contract/alerts';

/** What a dialog needs that changes what is set. */
export interface AlertTaskProps {
  readonly userId: string;
  readonly settings: AlertSettings;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What is set, as it is saved, with what changes. */
export const bodyOf = (
  { isOn: _, people, ...rules }: AlertSettings,
  changes: Partial<AlertSettingsInput> = {},
): AlertSettingsInput => ({ ...rules, people: people.map(({ id }) => id), ...changes });
