import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { Seal } from '../../ui/badge/Seal';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Section } from '../../ui/layout/Section';
import { useSeasonFigures } from '../use-season-figures';
import { Entries } from './Entries';
import styles from './About.module.css';

const roles = ['participants', 'viewers', 'advertisers', 'affiliates', 'admins'] as const;

/** The first tab: what the challenge is and who is in it. */
export function Idea() {
  const { t } = useTranslation('about');
  const figures = useSeasonFigures();
  return (
    <>
      <Section title={t('idea.title')}>
        <div className={styles.opening}>
          <div className={styles.prose}>
            <p className={styles.lead}>{t('idea.story', figures)}</p>
            <p>{t('idea.ledger')}</p>
          </div>
          <div className={styles.plate}>
            <Seal className={styles.seal} />
          </div>
        </div>
      </Section>
      <Section title={t('roles.title')}>
        <Entries
          entries={roles.map((role) => ({
            name: t(`roles.${role}.name`),
            text: t(`roles.${role}.text`, figures),
          }))}
        />
      </Section>
      <Section title={t('next.title')}>
        <div className={styles.actions}>
          <ButtonLink to={paths.participants}>{t('next.participants')}</ButtonLink>
          <ButtonLink kind="secondary" to={paths.joinAsViewer}>
            {t('next.viewer')}
          </ButtonLink>
          <ButtonLink kind="secondary" to={paths.submitAd}>
            {t('next.ad')}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
