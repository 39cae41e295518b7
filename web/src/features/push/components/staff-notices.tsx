import { staffMail } from '../push.queries.ts';
import { MailSwitch } from './mail-switch.tsx';
import { Notices } from './notices.tsx';

/** Of "Mi cuenta": whether an administrator learns by letter what waits on the panel. */
export function StaffNotices() {
  return (
    <Notices>
      <MailSwitch
        of={staffMail}
        hint="Cuando haya un aviso nuevo en el panel, o falle la copia. Sin nombres."
      />
    </Notices>
  );
}
