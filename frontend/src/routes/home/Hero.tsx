import { useTranslation } from 'react-i18next';
import { Countdown, usePlaces } from '../../features/settings';
import { paths } from '../../paths';
import { season } from '../../season';
import { Seal } from '../../ui/badge/Seal';
import { ButtonLink } from '../../ui/button/ButtonLink';
import styles from './Hero.module.css';

export function Hero() {
  const { t } = useTranslation('home');
  const { areFull } = usePlaces();
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <p className={styles.overline}>{t('hero.overline', { season: season.number })}</p>
          <h1 className={styles.title}>{t('hero.title')}</h1>
          <p className={styles.lead}>{t('hero.lead')}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.submitAd}>{t('hero.submitAd')}</ButtonLink>
            <ButtonLink kind="secondary" to={areFull ? paths.viewerRegistration : paths.register}>
              {t(areFull ? 'hero.joinAsViewer' : 'hero.joinAsParticipant')}
            </ButtonLink>
          </div>
        </div>
        <Seal className={styles.seal} />
      </div>
      <div className={styles.countdown}>
        <Countdown />
      </div>
    </section>
  );
}
