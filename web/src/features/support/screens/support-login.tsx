import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { forgetAccess, pendingAccess } from '../../../lib/access-link.ts';
import { usePublicTown } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { readStored } from '../../../lib/storage.ts';
import { useStep } from '../../../lib/use-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Footer } from '../../../ui/footer.tsx';
import { Header } from '../../../ui/header.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ChoosePassword } from '../components/choose-password.tsx';
import { SupportLoginForm } from '../components/support-login-form.tsx';

/** Where relatives and carers come in. */
export function SupportLogin() {
  const { replace, backTo } = useNavigation();
  const town = usePublicTown();
  const [known] = useState(() => readStored('supportName'));
  const [link, setLink] = useState(pendingAccess);
  const [hasCode, setHasCode] = useState(link !== undefined);
  useStep(hasCode);
  const leaveCode = () => {
    forgetAccess();
    setLink(undefined);
    setHasCode(false);
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <Header
        title="Personas de Apoyo"
        subtitle="Para familiares y cuidadores"
        hue="plum"
        pictogram={<HeartHandshake />}
        back={{ label: 'Volver al inicio', onBack: () => backTo('main-select') }}
      />
      <main className="mx-auto w-full max-w-form flex-1 px-4 py-6 sm:py-10">
        {hasCode && (
          <ChoosePassword
            link={link}
            onBack={leaveCode}
            onChosen={() => {
              forgetAccess();
              showToast('Tu contraseña nueva ya sirve');
              replace('support-dashboard', {});
            }}
          />
        )}
        {known && !hasCode && (
          <Button
            variant="primary"
            size="large"
            className="mb-6 w-full"
            onClick={() => replace('support-dashboard', {})}
          >
            Continuar como {known}
          </Button>
        )}
        {!hasCode && (
          <SupportLoginForm variant={known ? 'quiet' : 'primary'} onCode={() => setHasCode(true)} />
        )}
      </main>
      <Footer town={town} />
    </div>
  );
}
