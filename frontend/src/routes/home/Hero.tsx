import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../api/season-numbers';
import { Countdown, usePlaces } from '../../features/settings';
import { paths } from '../../paths';
import { LatePart } from '../../ui/Answering';
import { Seal } from '../../ui/badge/Seal';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { lazyPart } from '../../ui/optional-part';
// Of what is fetched only then the styles come with the page, which the server may have drawn with it.
import './BetweenSeasons.module.css';
import styles from './Hero.module.css';

/** What cannot be fetched is left out: the page is about more. */
const showNothing = () => ({ default: () => null });

const BetweenSeasons = lazyPart(() => import('./BetweenSeasons').catch(showNothing));
const OpenApplications = lazyPart<{ season: number }>(() => import('./OpenApplications').catch(showNothing));

export function Hero() {
  const { t } = useTranslation('home');
  const { areFull } = usePlaces();
  const { season, applyingSeason } = useSeasonNumbers();
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <p className={styles.overline}>{t('hero.overline', { season })}</p>
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
        <LatePart>
          <Countdown afterEnd={<BetweenSeasons />} />
          {applyingSeason !== season && <OpenApplications season={applyingSeason} />}
        </LatePart>
      </div>
    </section>
  );
}
