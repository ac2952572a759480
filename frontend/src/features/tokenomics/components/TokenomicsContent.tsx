import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/layout/Section';
import type { Tokenomics } from '../api';
import { Breakdown } from './Breakdown';
import { Distribution } from './Distribution';
import { FeesOfCoins } from './FeesOfCoins';
import { PlannedTokens } from './PlannedTokens';
import { ProfitSplit } from './ProfitSplit';
import { Sums } from './Sums';
import { Wallets } from './Wallets';

/** The platform's money in the open: what came in, what for, and where it goes. */
export function TokenomicsContent({ tokenomics }: { tokenomics: Tokenomics }) {
  const { t } = useTranslation('tokenomics');
  return (
    <>
      <Sums tokenomics={tokenomics} />
      <FeesOfCoins coins={tokenomics.coins} />
      <Section title={t('distribution.title')}>
        <Distribution distribution={tokenomics.distribution} />
      </Section>
      <Section title={t('income.title')}>
        <ProfitSplit />
      </Section>
      <Section title={t('plan.title')}>
        <PlannedTokens />
      </Section>
      <Section title={t('breakdown.title')}>
        <Breakdown breakdown={tokenomics.transactionBreakdown} />
      </Section>
      <Section title={t('wallets.title')}>
        <Wallets tokenomics={tokenomics} />
      </Section>
    </>
  );
}
