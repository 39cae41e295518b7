/** What the person who is in has chosen, and what she tries meanwhile in Ajustes; `show` is told of each change. */
export function ownChoice<Value>(show: () => void) {
  let own: Value | undefined;
  let tried: Value | undefined;
  return {
    current: (): Value | undefined => tried ?? own,
    choose(value: Value): void {
      own = value;
      show();
    },
    /** Whatever is chosen meanwhile; `undefined` shows her own again. */
    try(value: Value | undefined): void {
      tried = value;
      show();
    },
    /** She has gone, and nobody is told. */
    forget(): void {
      own = undefined;
      tried = undefined;
    },
  };
}
