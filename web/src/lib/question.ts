import { createStore } from './store.ts';

interface Open<About> {
  readonly about: About;
  /** Everybody who waits is told. */
  readonly settle: (isMended: boolean) => void;
}

interface Question<About> {
  /** However many ask, it is put once. */
  readonly ask: (about: About) => Promise<boolean>;
  readonly get: () => Open<About> | undefined;
  /** The one that waits to be answered, in the component that puts it. */
  readonly use: () => Open<About> | undefined;
}

/** What a request waits for before it is sent again: something that somebody must say over whatever is open. */
export function createQuestion<About>(): Question<About> {
  const open = createStore<Open<About> | undefined>(undefined);
  let waiting: Promise<boolean> | undefined;
  return {
    ask(about) {
      waiting ??= new Promise((resolve) => {
        open.set({
          about,
          settle(isMended) {
            waiting = undefined;
            open.set(undefined);
            resolve(isMended);
          },
        });
      });
      return waiting;
    },
    get: open.get,
    use: open.use,
  };
}
