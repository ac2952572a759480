import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { writeNumber } from '../../../i18n/written';
import type { SocialWeights } from '../api';
import styles from './Rules.module.css';

const interactions = [
  'followers',
  'comments',
  'interactions',
  'filmPlays',
] as const satisfies (keyof SocialWeights)[];

/** How much each interaction counts. */
export function Weights({ weights }: { weights: SocialWeights }) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  return (
    <div className={styles.rules}>
      <h3>{t('weights.title')}</h3>
      <dl className={styles.figures}>
        {interactions.map((name) => (
          <div key={name}>
            <dt>{t(`weights.${name}`)}</dt>
            <dd>
              {t('weights.points', { count: weights[name], points: writeNumber(locale, weights[name]) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('weights.note')}</p>
    </div>
  );
}
