import { useTranslation } from 'react-i18next';
import { useListSeasonsQuery, type SeasonArchive } from '../../features/seasons';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import styles from './SeasonPage.module.css';

/** What can be done before a season begins; nobody can be followed in the one before once that is closed. */
export function HowToTakePart({ season: { number, state } }: { season: SeasonArchive }) {
  const { t } = useTranslation('seasons');
  const { data: seasons = [] } = useListSeasonsQuery();
  const isOpen = state === 'applications';
  const before = seasons.find((one) => one.number === number - 1);
  const untilThen = before?.state === 'closed' ? 'before.lookBack' : 'before.wait';
  return (
    <div className={styles.words}>
      <p>{t('before.people')}</p>
      <p>{t(isOpen ? 'before.apply' : untilThen)}</p>
      <ButtonLink to={isOpen ? paths.register : paths.joinAsViewer}>
        {t(isOpen ? 'before.toApplication' : 'before.toViewers')}
      </ButtonLink>
    </div>
  );
}
