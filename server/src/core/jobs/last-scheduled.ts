/** When something was scheduled last in this process, by the clock of `performance`. */
let at = Number.NEGATIVE_INFINITY;

export function noteScheduled(): void {
  at = performance.now();
}

export const lastScheduled = (): number => at;
