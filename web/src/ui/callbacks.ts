/** What a component says to whoever shows it, where there is nothing to hand over with it. */
export type Callbacks<Name extends string> = { [Each in Name]: () => void };
