import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { Facts } from '../../../ui/facts/Facts';
import { Section } from '../../../ui/layout/Section';
import { paths } from '../../../paths';
import { ShareButton } from '../../../ui/share/ShareButton';
import type { Award } from '../api';
import { usePeriodText } from '../hooks/use-period-text';
import { sharedAwardPath } from '../shared-award-path';
import styles from './AwardSection.module.css';
import { AwardStatusTag } from './AwardStatusTag';
import { Rubric } from './Rubric';
import { Standings } from './Standings';
import { Weights } from './Weights';
import { Winners } from './Winners';

/** Where to vote, and how to check what came of it. */
function VotesNote({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('awards');
  return (
    <ul>
      {isOpen && (
        <li>
          <Link to={paths.participants}>{t('kind.votes.vote')}</Link>
        </li>
      )}
      <li>
        <Link to={paths.transparency}>{t('kind.votes.check')}</Link>
      </li>
    </ul>
  );
}

/** An award: what decides it, when, for what, and who stands where in it. */
export function AwardSection({ award }: { award: Award }) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const { id, kind, status, weights } = award;
  const period = usePeriodText(award);
  const reward = t('reward', {
    count: award.rewardAmount,
    amount: formatNumber(locale, award.rewardAmount),
  });
  return (
    <Section title={t(`kind.${kind}.name`)} action={<AwardStatusTag status={status} />}>
      <div id={`award-${id}`} className={styles.columns}>
        <div className={styles.words}>
          <p dir={award.ownDescription ? 'auto' : undefined}>
            {award.ownDescription ? award.description : t(`kind.${kind}.text`)}
          </p>
          <Facts
            facts={[
              { label: t('facts.period'), value: period },
              { label: t('facts.reward'), value: reward },
            ]}
          />
          {kind === 'votes' && <VotesNote isOpen={status === 'open'} />}
          {kind === 'judges' && <Rubric />}
          {weights && <Weights weights={weights} />}
          <div>
            <ShareButton small path={sharedAwardPath(paths.awards, id)} title={t(`kind.${kind}.name`)} />
          </div>
        </div>
        <div className={styles.standings}>
          {status === 'closed' && <Winners award={award} />}
          <Standings award={award} />
        </div>
      </div>
    </Section>
  );
}
