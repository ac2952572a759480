import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { Figures } from '../../../ui/facts/Figures';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Section } from '../../../ui/layout/Section';
import type { Tokenomics } from '../api';
import { useCoins } from '../use-coins';
import { Breakdown } from './Breakdown';
import { Distribution } from './Distribution';
import { FeesByMonth } from './FeesByMonth';
import { PlannedTokens } from './PlannedTokens';
import { ProfitSplit } from './ProfitSplit';
import styles from './Tokenomics.module.css';
import { Wallets } from './Wallets';

/** The platform's money in the open: what came in, what for, and where it goes. */
export function TokenomicsContent({ tokenomics }: { tokenomics: Tokenomics }) {
  const { t } = useTranslation('tokenomics');
  const coins = useCoins();
  const { home } = useNetworks();
  const { totalFeesCollected, founderProfit, transactionCount, history } = tokenomics;
  return (
    <>
      <div className={styles.figures}>
        <Figures
          figures={[
            { label: t('figures.fees'), value: coins(totalFeesCollected) },
            { label: t('figures.founder'), value: coins(founderProfit) },
            { label: t('figures.transactions'), value: transactionCount },
          ]}
        />
      </div>
      <Section title={t('history.title')} action={home && t('history.unit', { currency: home.currency })}>
        {history.length > 0 ? (
          <FeesByMonth history={history} />
        ) : (
          <EmptyState
            text={t('history.empty')}
            action={<ButtonLink to={paths.submitAd}>{t('history.submit')}</ButtonLink>}
          />
        )}
      </Section>
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
