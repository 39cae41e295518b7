/** What is needed of the window: tests bring a history of their own. */
export interface Browser {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'> & {
    scrollRestoration: ScrollRestoration;
  };
  readonly location: Pick<Location, 'pathname'>;
  readonly scrollY: number;
  readonly setTimeout: (callback: () => void, ms: number) => unknown;
  readonly addEventListener: (
    type: 'popstate',
    listener: (event: Pick<PopStateEvent, 'state'>) => void,
  ) => void;
}
