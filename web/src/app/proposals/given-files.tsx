import { LONGEST_VOICE } from '@encina/contract/reminder-files';
import type { ReminderValues } from '../../features/reminders/reminder-form.ts';
import type { Form } from '../../lib/use-form.ts';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { PhotoField } from '../../ui/photo-field.tsx';
import { VoiceField } from '../../ui/voice-field.tsx';

/** A photo of the box, and the voice of who asks: both as she likes. */
export function GivenFiles({
  form: { values, change },
}: {
  form: Pick<Form<ReminderValues>, 'values' | 'change'>;
}) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold">Una foto y tu voz</legend>
      <PhotoField
        src={useObjectUrl(values.photo ?? undefined)}
        title={values.title.trim() || 'este recordatorio'}
        onPhoto={(photo) => change({ photo })}
        onRemove={() => change({ photo: undefined })}
      />
      <VoiceField
        src={useObjectUrl(values.voice ?? undefined)}
        name={null}
        seconds={LONGEST_VOICE}
        onFile={(file) => change({ voice: file })}
        onRemove={() => change({ voice: undefined })}
      />
    </fieldset>
  );
}
