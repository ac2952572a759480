import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { advertising, plannedTokens } from '../../season';
import { Section } from '../../ui/layout/Section';
import { ShareBars } from './ShareBars';
import { WhitepaperSummary } from './WhitepaperSummary';
import styles from './About.module.css';

const holders = ['founder', 'operations', 'marketing', 'incentives', 'partners', 'sale'] as const;

/** The fourth tab: the split of the money, the planned token, and the whitepaper in brief. */
export function TokenPlan() {
  const { t } = useTranslation('about');
  return (
    <>
      <Section title={t('income.title')} action={<Link to={paths.tokenomics}>{t('income.live')}</Link>}>
        <p className={styles.intro}>{t('income.lead')}</p>
        <ShareBars
          shares={[
            { name: t('income.founder'), percent: advertising.founderSharePercent },
            { name: t('income.platform'), percent: advertising.platformSharePercent },
          ]}
        />
      </Section>
      <Section title={t('plan.title')}>
        <p className={styles.intro}>{t('plan.lead')}</p>
        <ShareBars
          shares={holders.map((holder) => ({ name: t(`plan.${holder}`), percent: plannedTokens[holder] }))}
        />
      </Section>
      <Section title={t('summary.title')} action={<Link to={paths.whitepaper}>{t('summary.download')}</Link>}>
        <WhitepaperSummary />
      </Section>
    </>
  );
}
