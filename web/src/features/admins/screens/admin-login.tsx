import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { usePublicTown } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { useStep } from '../../../lib/use-step.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Card } from '../../../ui/card.tsx';
import { Footer } from '../../../ui/footer.tsx';
import { Header } from '../../../ui/header.tsx';
import { CreateForm } from '../components/create-form.tsx';
import { Entry } from '../components/entry.tsx';

/** Where staff come in, and where the first of them makes an account. */
export function AdminLogin() {
  const { replace, backTo } = useNavigation();
  const town = usePublicTown();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState(false);
  const [email, setEmail] = useState('');
  useStep(creating);
  return (
    <div className="flex min-h-dvh flex-col">
      <Header
        title={creating ? 'Crear cuenta' : 'Administración'}
        subtitle="Acceso para Administradores"
        hue="encina"
        pictogram={<BriefcaseBusiness />}
        back={{ label: 'Volver al inicio', onBack: () => backTo('main-select') }}
      />
      <main className="mx-auto w-full max-w-form flex-1 px-4 py-6 sm:py-10">
        <Card className="p-5 sm:p-8">
          {creating ? (
            <CreateForm
              onBack={() => setCreating(false)}
              onCreated={(used) => {
                setEmail(used);
                setCreating(false);
                setCreated(true);
              }}
            />
          ) : (
            <Entry
              key={email}
              email={email}
              onCreate={() => setCreating(true)}
              onEntered={() => replace('admin-dashboard')}
            />
          )}
        </Card>
      </main>
      <Footer town={town} />
      <AlertDialog open={created} onClose={() => setCreated(false)} title="Cuenta creada">
        <p>Administrador creado exitosamente. Ya puedes iniciar sesión.</p>
      </AlertDialog>
    </div>
  );
}
