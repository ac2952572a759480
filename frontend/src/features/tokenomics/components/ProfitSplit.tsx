import { useTranslation } from 'react-i18next';
import { advertising } from '../../../season';
import { ShareBars } from './ShareBars';

/** How the profit is divided (spec section 9). */
export function ProfitSplit() {
  const { t } = useTranslation('tokenomics');
  return (
    <ShareBars
      lead={t('income.lead')}
      shares={[
        { name: t('income.founder'), percent: advertising.founderSharePercent },
        { name: t('income.platform'), percent: advertising.platformSharePercent },
      ]}
    />
  );
}
