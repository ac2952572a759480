import { useSearchParams, type LinkProps } from 'react-router-dom';
import { paths } from '../../paths';
import { readChoice, writeChoice, type FilmChoice } from './film-choice';

/** Says of a visit that it was made to see what is on the stage. */
export interface StageVisit {
  toStage?: boolean;
}

type ChoiceLink = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;

/** The choice that stands in the address, and links to others; the way back leads to the one before. */
export function useFilmChoice() {
  const choice = readChoice(useSearchParams()[0]);
  const link = (to: FilmChoice, state: StageVisit = {}): ChoiceLink => ({
    to: { pathname: paths.streaming, search: writeChoice(to) },
    state,
    preventScrollReset: true,
  });
  return { choice, link };
}
