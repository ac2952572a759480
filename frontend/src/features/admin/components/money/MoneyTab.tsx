import { useTranslation } from 'react-i18next';
import { Section } from '../../../../ui/layout/Section';
import { OperatorChains } from './OperatorChains';
import { PaymentsToDecide } from './PaymentsToDecide';
import { Reconciliation } from './Reconciliation';

/** The console's Money tab: what a person has to decide, whether the books are right, and what the operator has left. */
export function MoneyTab() {
  const { t } = useTranslation('admin');
  return (
    <div>
      <Section title={t('money.decide.title')}>
        <PaymentsToDecide />
      </Section>
      <Section title={t('money.books.title')}>
        <Reconciliation />
      </Section>
      <Section title={t('money.operator.title')}>
        <OperatorChains />
      </Section>
    </div>
  );
}
