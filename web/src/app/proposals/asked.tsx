import type { Proposal } from '@encina/contract/proposals';
import { useState } from 'react';
import { askedWords, type Outcome } from '../../features/proposals/proposal-words.ts';
import { type Answer, useAnswerProposal } from '../../features/proposals/proposals.queries.ts';
import { type WallTime, wallNow } from '../../features/reminders/wall-time.ts';
import { sentenceOf } from '../../lib/failure-words.ts';
import { firstName } from '../../lib/first-name.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import type { Callbacks } from '../../ui/callbacks.ts';
import type { Closing } from '../../ui/closing.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { ListenButton } from '../../ui/listen-button.tsx';
import { ReminderPhoto } from '../../ui/reminder-photo.tsx';
import { ReminderVoice } from '../../ui/reminder-voice.tsx';
import { AnswerByWord } from './answer-by-word.tsx';
import { Besides } from './besides.tsx';
import { hoursOf, OtherHour } from './other-hour.tsx';
import type { SpokenAnswer } from './spoken-answer.ts';
import { spokenWords } from './spoken-words.ts';
import { WhatAndWhen } from './what-and-when.tsx';

type Answers = Readonly<Record<SpokenAnswer, () => void>>;

/** One proposal: what, when and for how long, beside what it may contradict, and her four answers. */
export function Asked({
  userId,
  proposal,
  place,
  onSaid,
  onClose,
}: Closing<{
  userId: string;
  proposal: Proposal;
  /** Which of several it is. */
  place: string | undefined;
  onSaid: (outcome: Outcome) => void;
}>) {
  const now = wallNow(useNow(), useTimeZone());
  const answering = useAnswerProposal(userId);
  const [hours, setHours] = useState<ReturnType<typeof hoursOf>>();
  const say = (outcome: Outcome, body: Answer) =>
    answering.mutate({ proposal, body }, { onSuccess: () => onSaid(outcome) });
  const answers: Answers = {
    yes: () => say('yes', { answer: 'accept' }),
    no: () => say('no', { answer: 'decline' }),
    hour: () => proposal.kind !== 'removal' && setHours(hoursOf(proposal)),
    later: () => onSaid('later'),
  };
  const busy = answering.isPending && 'Guardando…';
  const { error } = answering;
  const problem = error && sentenceOf(error, 'No se ha guardado. Inténtalo otra vez.');
  return (
    <Dialog
      wide
      hue="encina"
      onClose={onClose}
      {...(hours ? { onBack: () => setHours(undefined) } : {})}
      title={askedWords(proposal)}
      description={place}
      foot={<FormError>{problem}</FormError>}
      actions={
        hours ? (
          <HourButtons
            busy={busy}
            onBack={() => setHours(undefined)}
            onYes={() => say('otherwise', { answer: 'accept', at: hours })}
          />
        ) : (
          <AnswerButtons kind={proposal.kind} busy={busy} answers={answers} />
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Proposed proposal={proposal} now={now} />
        {hours ? (
          <OtherHour hours={hours} onChange={setHours} />
        ) : (
          <ReadAloud proposal={proposal} now={now} />
        )}
        {!hours && !answering.isPending && <AnswerByWord onAnswer={(word) => answers[word]()} />}
      </div>
    </Dialog>
  );
}

/** Two by two, so that all four are in sight; one below the other where the words have no room. */
const PAIRS = 'pairs-grid gap-3 [--room:5.4rem] [&>button]:min-h-16 [&>button]:px-3';

/** After another hour was chosen. */
function HourButtons({
  busy,
  onBack,
  onYes,
}: { busy: string | false } & Callbacks<'onBack' | 'onYes'>) {
  return (
    <div className={PAIRS}>
      <Button onClick={onBack}>Dejarlo como estaba</Button>
      <Button variant="primary" busy={busy} onClick={onYes}>
        Sí, a esta hora
      </Button>
    </div>
  );
}

function AnswerButtons({
  kind,
  busy,
  answers,
}: {
  kind: Proposal['kind'];
  busy: string | false;
  answers: Answers;
}) {
  return (
    <div className={PAIRS}>
      <Button variant="primary" busy={busy} onClick={answers.yes}>
        Sí
      </Button>
      <Button disabled={Boolean(busy)} onClick={answers.no}>
        No
      </Button>
      {kind !== 'removal' && (
        <Button variant="sand" onClick={answers.hour}>
          Cambiar la hora
        </Button>
      )}
      <Button variant="sand" onClick={answers.later}>
        Luego
      </Button>
    </div>
  );
}

/** Not to be taken for the voice that came with it. */
function ReadAloud({ proposal, now }: { proposal: Proposal; now: WallTime }) {
  const label = proposal.voice ? { label: 'Leerlo en voz alta' } : {};
  return <ListenButton text={spokenWords(proposal, now)} {...label} />;
}

/** What is asked of her, as far as it is given, and what it may contradict. */
function Proposed({ proposal, now }: { proposal: Proposal; now: WallTime }) {
  const { photo, voice, title, byName } = proposal;
  return (
    <>
      {photo && <ReminderPhoto src={photo} title={title} />}
      <WhatAndWhen what={proposal} now={now} />
      {voice && <ReminderVoice src={voice} name={firstName(byName)} />}
      <Besides proposal={proposal} now={now} />
    </>
  );
}
