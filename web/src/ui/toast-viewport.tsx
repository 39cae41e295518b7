import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { publishToastSpace } from './toast-space.ts';
import { dismissToast, type ToastRecord, toastDuration } from './toast-store.ts';

/** Draws the one toast there is, at the foot of the page, and lets it be swiped or closed with a word. */
export function ToastViewport({ toast }: { toast: ToastRecord }) {
  return (
    <Toast.Provider limit={1} timeout={toastDuration}>
      <Feed toast={toast} />
      <Toast.Portal>
        <Toast.Viewport
          ref={publishToastSpace}
          data-toast
          className="fixed inset-x-3 bottom-[calc(16px+var(--foot,0px)+var(--keyboard,0px))] z-60 mx-auto max-w-[36rem] outline-none"
        >
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Feed({ toast }: { toast: ToastRecord }) {
  const { add, close } = Toast.useToastManager();
  useEffect(() => {
    if (toast.state === 'dismissed') return close(toast.id);
    add({
      id: toast.id,
      type: toast.kind,
      title: toast.title,
      description: toast.description,
      timeout: toast.kind === 'error' ? 0 : toastDuration,
      onClose: () => dismissToast(toast.id),
    });
  }, [toast, add, close]);
  return null;
}

function Shown() {
  const { toasts } = Toast.useToastManager();
  return toasts
    .filter((toast) => !toast.limited)
    .map((toast) => (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['down', 'left', 'right']}
        className="flex flex-wrap items-center gap-x-4 rounded-xl border-2 border-encina bg-card p-3 pl-5 text-ink shadow-float transition-[opacity,translate] duration-200 data-ending-style:pointer-events-none data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0 data-[type=error]:border-danger"
      >
        {toast.type === 'error' ? (
          <CircleAlert aria-hidden className="size-8 flex-none text-danger" />
        ) : (
          <CircleCheck aria-hidden className="size-8 flex-none text-encina" />
        )}
        <Toast.Content className="flex-1 basis-48">
          <Toast.Title render={<p />} className="font-semibold" />
          <Toast.Description />
        </Toast.Content>
        {/* The library hides it from who listens until the pointer is over the toast: ours stands alone. */}
        <Toast.Close
          aria-hidden={false}
          className="ml-auto flex min-h-12 flex-none items-center gap-2 rounded-md px-3 font-semibold"
        >
          <X aria-hidden className="size-[1.2em]" />
          Cerrar
        </Toast.Close>
      </Toast.Root>
    ));
}
