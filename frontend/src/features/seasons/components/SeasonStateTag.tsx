import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/status/Tag';
import type { Season } from '../api';

const tones = {
  planned: 'muted',
  applications: 'warning',
  running: 'success',
  counting: 'warning',
  closed: 'muted',
} as const;

/** How far a season has come, in a word or two. */
export function SeasonStateTag({ state }: Pick<Season, 'state'>) {
  const { t } = useTranslation('seasons');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
