import { useTranslation } from 'react-i18next';
import type { SetSeason } from '../hooks/use-set-seasons';
import styles from './SettingsTab.module.css';

interface MeansSeasonProps {
  what: 'dates' | 'places' | 'whitelist';
  /** Undefined while it is not known. */
  season: SetSeason | undefined;
}

/** Says which season some values are of, and where it is closed that they can only be read. */
export function MeansSeason({ what, season }: MeansSeasonProps) {
  const { t } = useTranslation('admin');
  if (!season) return null;
  const { number, isClosed } = season;
  return (
    <p className={styles.hint}>
      {t(`settings.means.${what}`, { number })} {isClosed && t('settings.means.closed', { number })}
    </p>
  );
}
