import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { chooseMunicipality } from '../../../lib/storage.ts';
import { Dehesa } from '../../../ui/scenes/dehesa.tsx';
import { useSingleTap } from '../../../ui/use-single-tap.ts';
import { DEFAULT_ID } from '../default-municipality.ts';

/** The next view comes first. */
const AFTER_MS = 300;

/** What speaks to the server comes after the tap: the splash is there before it. */
async function ensureDefault(client: QueryClient): Promise<void> {
  try {
    const { ensureDefaultMunicipality } = await import('../ensure-default.ts');
    await ensureDefaultMunicipality(client);
  } catch {
    // Not even the code could be fetched: the next view says that there is no connection.
  }
}

/** Its name is asked for once the splash is there; a name that may have changed is not made up. */
function useDefaultName(client: QueryClient): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const cancel = afterPaint(() => {
      import('../ensure-default.ts')
        .then(({ defaultName }) => defaultName(client))
        .then(
          (found) => isShown && setName(found),
          () => undefined,
        );
    });
    return () => {
      isShown = false;
      cancel();
    };
  }, [client]);
  return name;
}

/** The first sight of Encina. The whole picture is one button; it works without a server. */
export function WelcomeLanding() {
  const { go } = useNavigation();
  const client = useQueryClient();
  const name = useDefaultName(client);
  const enter = useSingleTap(() => {
    chooseMunicipality(DEFAULT_ID);
    // In its own time: a server out of reach keeps nobody on the start screen.
    setTimeout(() => void ensureDefault(client), AFTER_MS);
    go('main-select');
  });
  return (
    <main className="relative isolate flex-1 overflow-hidden">
      <Dehesa />
      <div className="pointer-events-none relative grid justify-items-center gap-2 px-6 pt-[min(11dvh,96px)] text-center low:max-w-72 low:pt-6">
        <h1 className="text-[clamp(3.2rem,9vw,5.6rem)] leading-none tracking-tight text-ink">
          Encina
        </h1>
        <p className="max-w-[20ch] text-[clamp(1.15rem,2.6vw,1.6rem)] leading-snug text-balance text-ink sm:max-w-none">
          {name ? `${name} cuida de los suyos` : '\u00A0'}
        </p>
      </div>
      <button
        type="button"
        onClick={enter}
        className="group absolute inset-0 grid items-end justify-items-center px-4 pb-[min(7dvh,60px)] outline-none"
      >
        <span className="ledge ledge-primary flex min-h-20 items-center gap-3 rounded-full bg-encina px-8 text-[clamp(1.05rem,5.4vw,1.32rem)] font-semibold text-on-hue sm:gap-4 sm:px-10 group-focus-visible:outline-4 group-focus-visible:outline-offset-4 group-focus-visible:outline-paper">
          Toca para empezar
          <ArrowRight aria-hidden className="size-[1.2em]" />
        </span>
      </button>
    </main>
  );
}
