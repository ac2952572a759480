import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout/Section';
import { useSeasonFigures } from '../use-season-figures';
import { Entries } from './Entries';
import styles from './About.module.css';

const objectives = ['time', 'proof', 'openness', 'audience', 'craft'] as const;
const awards = ['viewers', 'judges', 'social'] as const;

/** The second tab: what the season is for, and the awards that go with it. */
export function Objectives() {
  const { t } = useTranslation('about');
  const figures = useSeasonFigures();
  return (
    <>
      <Section title={t('objectives.title')}>
        <ol className={styles.numbered}>
          {objectives.map((objective) => (
            <li key={objective}>
              <h3>{t(`objectives.${objective}.name`)}</h3>
              <p>{t(`objectives.${objective}.text`, figures)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('awards.title')}>
        <p className={styles.intro}>{t('awards.lead', figures)}</p>
        <Entries
          entries={awards.map((award) => ({
            name: t(`awards.${award}.name`),
            text: t(`awards.${award}.text`, figures),
          }))}
        />
      </Section>
    </>
  );
}
