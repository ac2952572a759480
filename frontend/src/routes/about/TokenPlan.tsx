import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlannedTokens, ProfitSplit } from '../../features/tokenomics';
import { paths } from '../../paths';
import { Section } from '../../ui/layout/Section';
import { WhitepaperSummary } from './WhitepaperSummary';

/** The fourth tab: the split of the money, the planned token, and the whitepaper in brief. */
export function TokenPlan() {
  const { t } = useTranslation(['about', 'tokenomics']);
  return (
    <>
      <Section
        title={t('tokenomics:income.title')}
        action={<Link to={paths.tokenomics}>{t('income.live')}</Link>}
      >
        <ProfitSplit />
      </Section>
      <Section title={t('tokenomics:plan.title')}>
        <PlannedTokens />
      </Section>
      <Section title={t('summary.title')} action={<Link to={paths.whitepaper}>{t('summary.download')}</Link>}>
        <WhitepaperSummary />
      </Section>
    </>
  );
}
