import { useTranslation } from 'react-i18next';
import { plannedTokens } from '../../../planned';
import { ShareBars } from './ShareBars';

const holders = ['founder', 'operations', 'marketing', 'incentives', 'partners', 'sale'] as const;

/** Who is to receive the planned token (spec section 9); a plan, so it stands apart from the live figures. */
export function PlannedTokens() {
  const { t } = useTranslation('tokenomics');
  return (
    <ShareBars
      lead={t('plan.lead')}
      shares={holders.map((holder) => ({ name: t(`plan.${holder}`), percent: plannedTokens[holder] }))}
    />
  );
}
