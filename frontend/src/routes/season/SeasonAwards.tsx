import { useTranslation } from 'react-i18next';
import { AwardResult } from '../../features/awards';
import type { SeasonArchive } from '../../features/seasons';
import { seasonPath } from '../../paths';
import { Section } from '../../ui/layout/Section';
import styles from './SeasonPage.module.css';

/** What can be won or was won, and who stands where. */
export function SeasonAwards({ season: { awards, number } }: { season: SeasonArchive }) {
  const { t } = useTranslation('seasons');
  return (
    <Section title={t('awards.title')}>
      {awards.length === 0 && <p>{t('awards.none')}</p>}
      <div className={styles.awards}>
        {awards.map((award) => (
          <AwardResult key={award.id} award={award} page={seasonPath(number)} />
        ))}
      </div>
    </Section>
  );
}
