import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { writeNumber } from '../../../i18n/written';
import type { Award } from '../api';
import { usePeriodText } from '../hooks/use-period-text';
import styles from './AwardResult.module.css';
import { Standings } from './Standings';
import { Winners } from './Winners';

/** An award in short: for what, how far it has come, who won it, and who stands where with which figure. */
export function AwardResult({ award }: { award: Award }) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const period = usePeriodText(award);
  const { kind, status, standings, rewardAmount } = award;
  const reward = t('reward', { count: rewardAmount, amount: writeNumber(locale, rewardAmount) });
  return (
    <article className={styles.award}>
      <h3>{t(`kind.${kind}.name`)}</h3>
      <p className={styles.facts}>
        <span>{reward}</span>
        <span>{period}</span>
      </p>
      {status === 'closed' && <Winners award={award} />}
      {standings.length > 0 && <Standings award={award} />}
    </article>
  );
}
