/** The n-th calendar month of a season that starts at an ISO instant, as '2026-10'; months are those of UTC. */
export function seasonMonth(start: string, month: number): string {
  const first = new Date(start);
  const day = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month - 1, 1));
  return day.toISOString().slice(0, 7);
}
