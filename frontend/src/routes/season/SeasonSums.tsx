import { useTranslation } from 'react-i18next';
import type { SeasonArchive } from '../../features/seasons';
import { VotesByMonth } from '../../features/votes';
import { useLocale } from '../../i18n/use-locale';
import { formatNumber } from '../../i18n/format';
import { Figures } from '../../ui/facts/Figures';
import { Section } from '../../ui/layout/Section';
import styles from './SeasonPage.module.css';

/** What those who take part did, and what others did for them. */
const groups = [
  [
    ['reports', 'reports'],
    ['films', 'films'],
    ['plays', 'filmPlays'],
  ],
  [
    ['votes', 'countedVotes'],
    ['comments', 'comments'],
    ['followers', 'followers'],
    ['interactions', 'socialInteractions'],
  ],
] as const;

/** What came together in a season, and how its votes came in. */
export default function SeasonSums({ season: { sums, months } }: { season: SeasonArchive }) {
  const { t } = useTranslation('seasons');
  const locale = useLocale();
  return (
    <>
      <Section title={t('sums.title')}>
        <div className={styles.parts}>
          {groups.map((figures, index) => (
            <Figures
              key={index}
              figures={figures.map(([key, sum]) => ({
                label: t(`sums.${key}`),
                value: formatNumber(locale, sums[sum]),
              }))}
            />
          ))}
        </div>
      </Section>
      <Section title={t('votes.title')}>
        {months.length === 0 ? (
          <p className={styles.lead}>{t('votes.none')}</p>
        ) : (
          <VotesByMonth months={months} wide={months.length > 6} />
        )}
      </Section>
    </>
  );
}
