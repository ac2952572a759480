import { useTranslation } from 'react-i18next';
import type { SeasonArchive } from '../../features/seasons';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import styles from './SeasonPage.module.css';

/** What can be done before a season begins. */
export function HowToTakePart({ season: { state } }: { season: SeasonArchive }) {
  const { t } = useTranslation('seasons');
  const isOpen = state === 'applications';
  return (
    <div className={styles.words}>
      <p>{t('before.people')}</p>
      <p>{t(isOpen ? 'before.apply' : 'before.wait')}</p>
      <ButtonLink to={isOpen ? paths.register : paths.joinAsViewer}>
        {t(isOpen ? 'before.toApplication' : 'before.toViewers')}
      </ButtonLink>
    </div>
  );
}
