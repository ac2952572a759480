import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { ShareButton } from '../../../ui/share/ShareButton';
import type { Award } from '../api';
import { usePeriodText } from '../hooks/use-period-text';
import { sharedAwardPath } from '../shared-award-path';
import styles from './AwardResult.module.css';
import { Standings } from './Standings';
import { Winners } from './Winners';

/** An award in short: for what, how far it has come, who won it, and who stands where with which figure. @param page on which it stands */
export function AwardResult({ award, page }: { award: Award; page: string }) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const period = usePeriodText(award);
  const { kind, status, standings, rewardAmount } = award;
  const reward = t('reward', { count: rewardAmount, amount: formatNumber(locale, rewardAmount) });
  return (
    <article className={styles.award} id={`award-${award.id}`}>
      <h3>{t(`kind.${kind}.name`)}</h3>
      <p className={styles.facts}>
        <span>{reward}</span>
        <span>{period}</span>
      </p>
      {status === 'closed' && <Winners award={award} />}
      {standings.length > 0 && <Standings award={award} />}
      <div>
        <ShareButton small path={sharedAwardPath(page, award.id)} title={t(`kind.${kind}.name`)} />
      </div>
    </article>
  );
}
