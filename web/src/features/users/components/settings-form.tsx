import type { OwnUser } from '@encina/contract/users';
import { type FormEvent, type Ref, useEffect, useState } from 'react';
import { tryTextSize } from '../../../lib/text-size.ts';
import { tryTheme } from '../../../lib/theme.ts';
import { Button } from '../../../ui/button.tsx';
import { type OwnSettings, ownSettings, useSaveSettings } from '../settings.queries.ts';
import {
  LeisureSection,
  MessagesSection,
  ScreenSection,
  SharingSection,
  VoiceSection,
} from './settings-sections.tsx';

/** The switches, loaded from the server and saved together. */
export function SettingsForm({
  user,
  form,
  onChanged,
  onSaved,
  onFailed,
}: {
  user: OwnUser;
  form: Ref<HTMLFormElement>;
  /** Something is no longer as it was saved. */
  onChanged: () => void;
  onSaved: () => void;
  onFailed: () => void;
}) {
  const [changes, setChanges] = useState<Partial<OwnSettings>>({});
  const save = useSaveSettings(user.id);
  useEffect(() => endTrying, []);
  const change = (changed: Partial<OwnSettings>) => {
    setChanges({ ...changes, ...changed });
    onChanged();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(changes, { onSuccess: onSaved, onError: onFailed });
  };
  const wiring = { settings: { ...ownSettings(user), ...changes }, change };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-6">
      <SharingSection {...wiring} />
      <ScreenSection {...wiring} />
      <VoiceSection {...wiring} />
      <LeisureSection {...wiring} />
      <MessagesSection {...wiring} />
      <Button type="submit" variant="primary" size="large" busy={[save.isPending, 'Guardando…']}>
        Guardar
      </Button>
    </form>
  );
}

/** What was tried and not saved goes back. */
function endTrying(): void {
  tryTextSize(undefined);
  tryTheme(undefined);
}
