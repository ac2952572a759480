import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { LateSeal } from '../../ui/badge/LateSeal';
import { ButtonLink } from '../../ui/button/ButtonLink';
import styles from './Streaming.module.css';

/** The empty screen before the first film. */
export function FilmsToCome() {
  const { t } = useTranslation('streaming');
  return (
    <section className={styles.screen} aria-labelledby="films-to-come">
      <div className={styles.words}>
        <h2 id="films-to-come">{t('films.title')}</h2>
        <p>{t('films.text')}</p>
        <ButtonLink to={paths.joinAsViewer}>{t('films.join')}</ButtonLink>
      </div>
      <LateSeal className={styles.seal} />
    </section>
  );
}
