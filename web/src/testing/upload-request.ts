import { vi } from 'vitest';

type Answer = { readonly status: number; readonly text: string } | 'no answer';

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  /** As the network would tell it. */
  progress: (loaded: number, total: number) => void;
  answer: (answer: Answer) => void;
}

/** Stands in for XMLHttpRequest, which happy-dom would really send. @returns what was sent, in its order. */
export function catchUploads(): Sent[] {
  const sent: Sent[] = [];
  class UploadRequest {
    status = 0;
    statusText = '';
    responseText = '';
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private target = { method: '', address: '' };

    open(method: string, address: string): void {
      this.target = { method, address };
    }
    send(body: unknown): void {
      sent.push({
        ...this.target,
        body,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        answer: (answer) => {
          if (answer === 'no answer') this.onerror?.();
          else {
            this.status = answer.status;
            this.responseText = answer.text;
            this.onload?.();
          }
          this.onloadend?.();
        },
      });
    }
    abort(): void {
      this.onabort?.();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  return sent;
}
