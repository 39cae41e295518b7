import 'react';

declare module 'react' {
  /** Our own variables may be given to an element like any other property. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
