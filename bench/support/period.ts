/** The last days until now, as the figures are asked for. */
export function periodOf(days: number): URLSearchParams {
  const end = Temporal.Now.instant().round('millisecond');
  const start = end.subtract({ hours: (days - 1) * 24 });
  return new URLSearchParams({ startDate: `${start}`, endDate: `${end}` });
}
