import type { Film } from '../../features/progress';

/** What somebody wants to see, as the address says it. */
export interface FilmChoice {
  /** The film on the stage; without one the newest of those asked for. */
  film?: number;
  /** Of the season. */
  month?: number;
  /** The participant whose films are asked for. */
  channel?: number;
}

const FIELDS = ['film', 'month', 'channel'] as const;

/** What is no number in the address is no choice. */
export function readChoice(params: URLSearchParams): FilmChoice {
  const choice: FilmChoice = {};
  for (const field of FIELDS) {
    const text = params.get(field) ?? '';
    if (/^[1-9]\d{0,9}$/.test(text)) choice[field] = Number(text);
  }
  return choice;
}

/** The choice as the query of an address; empty for none. */
export function writeChoice(choice: FilmChoice): string {
  const params = new URLSearchParams();
  for (const field of FIELDS) if (choice[field] !== undefined) params.set(field, String(choice[field]));
  return params.size === 0 ? '' : `?${params}`;
}

/** The films of the month and the channel asked for. */
export const filmsOf = (films: Film[], { month, channel }: FilmChoice): Film[] =>
  films.filter(
    (film) =>
      (month === undefined || film.month === month) &&
      (channel === undefined || film.participantId === channel),
  );

/** How many films there are by month or by channel. */
export function countBy(films: Film[], field: 'month' | 'participantId'): (value: number) => number {
  const counts = new Map<number, number>();
  for (const film of films) counts.set(film[field], (counts.get(film[field]) ?? 0) + 1);
  return (value) => counts.get(value) ?? 0;
}
