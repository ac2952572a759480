import { useTranslation } from 'react-i18next';
import type { Season } from '../api';

type Named = Pick<Season, 'number' | 'name'>;

/** Gives a function that names a season: in the reader's language, unless the organisers gave it a name of its own. */
export function useSeasonName(): (season: Named) => string {
  const { t } = useTranslation('seasons');
  return ({ number, name }) => (name === `Season ${number}` ? t('name', { number }) : name);
}
