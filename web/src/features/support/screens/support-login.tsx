import { HeartHandshake, KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { forgetAccess, pendingAccess } from '../../../lib/access-link.ts';
import { sentenceOf } from '../../../lib/api-error.ts';
import { usePublicTown } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { readStored, storedMunicipalityId } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Footer } from '../../../ui/footer.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Header } from '../../../ui/header.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ChoosePassword } from '../components/choose-password.tsx';
import { useSupportLogin } from '../support.queries.ts';

const COMPLETE = 'Por favor complete todos los campos';

/** Where relatives and carers come in. */
export function SupportLogin() {
  const { replace, backTo } = useNavigation();
  const town = usePublicTown();
  const [known] = useState(() => readStored('supportName'));
  const [link, setLink] = useState(pendingAccess);
  const [hasCode, setHasCode] = useState(link !== undefined);
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
          <LoginForm variant={known ? 'quiet' : 'primary'} onCode={() => setHasCode(true)} />
        )}
      </main>
      <Footer town={town} />
    </div>
  );
}

function LoginForm({
  variant,
  onCode,
}: {
  readonly variant: 'quiet' | 'primary';
  readonly onCode: () => void;
}) {
  const { replace } = useNavigation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const login = useSupportLogin();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = email.trim() !== '' && password.trim() !== '';
    setMissing(!isComplete);
    login.reset();
    if (!isComplete) return;
    const municipalityId = storedMunicipalityId() ?? '';
    login.mutate(
      { email: email.trim(), password, municipalityId },
      { onSuccess: () => replace('support-dashboard', {}) },
    );
  };
  const refused = login.error && sentenceOf(login.error, 'Error al iniciar sesión');
  return (
    <Card className="p-5 sm:p-8">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormError>{missing ? COMPLETE : refused}</FormError>
        <Button
          type="submit"
          variant={variant}
          size="large"
          busy={[login.isPending, 'Iniciando sesión...']}
        >
          Iniciar Sesión
        </Button>
        <p className="text-ink-soft">
          ¿No tienes cuenta, o has olvidado la contraseña? El ayuntamiento te da un código.
        </p>
        <Button icon={<KeyRound aria-hidden />} onClick={onCode}>
          Tengo un código
        </Button>
      </form>
    </Card>
  );
}
