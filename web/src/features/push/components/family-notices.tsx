import { family, familyMail } from '../push.queries.ts';
import { MailSwitch } from './mail-switch.tsx';
import { Notices } from './notices.tsx';
import { NoticesHere } from './notices-here.tsx';

/** Of "Mi cuenta": whether this telephone tells a relative while Encina is closed. */
export function FamilyNotices() {
  return (
    <Notices>
      <NoticesHere
        receiver={family}
        label="Avisarme en este aparato"
        hint="Cuando te escriban, aunque Encina esté cerrada."
      />
      <MailSwitch of={familyMail} hint="Puedes dejarlo cuando quieras." />
    </Notices>
  );
}
