import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '../../../api/generated/config';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import type { SocialWeights } from '../api';
import styles from './Rules.module.css';

const interactions = [
  'followers',
  'comments',
  'interactions',
  'filmPlays',
] as const satisfies (keyof SocialWeights)[];

/** How much each interaction counts, and whose: it depends on whether the site can ask for an address to be confirmed. */
export function Weights({ weights }: { weights: SocialWeights }) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const { data: config } = useGetConfigQuery();
  return (
    <div className={styles.rules}>
      <h3>{t('weights.title')}</h3>
      <dl className={styles.figures}>
        {interactions.map((name) => (
          <div key={name}>
            <dt>{t(`weights.${name}`)}</dt>
            <dd>
              {t('weights.points', { count: weights[name], points: formatNumber(locale, weights[name]) })}
            </dd>
          </div>
        ))}
      </dl>
      {config && <p className={styles.note}>{t(config.sendsMail ? 'weights.proved' : 'weights.all')}</p>}
      <p className={styles.note}>{t('weights.uncounted')}</p>
      <p className={styles.note}>{t('weights.note')}</p>
    </div>
  );
}
