import type { Callbacks } from './callbacks.ts';

/** What is shown over something else is told how it ends. */
export type Closing<Props = object> = Props & Callbacks<'onClose'>;
