import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { Facts, type Fact } from '../../../../ui/facts/Facts';
import { Address } from '../../../../ui/money/Address';
import { Amount } from '../../../../ui/money/Amount';
import { CopyButton } from '../../../../ui/money/CopyButton';
import type { OperatorAccount } from '../../money-api';
import styles from './Money.module.css';

/** With fewer operations left, somebody should send coins. */
const FEW_OPERATIONS = 50;

/** One account that signs for us: what for, what it has left, and what holds it up. */
export function OperatorAccountEntry({ account, currency }: { account: OperatorAccount; currency: string }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { address, parts, balance, operationsLeft, keepsCoinsBack, problem } = account;
  const facts: (Fact | false)[] = [
    {
      label: t('money.operator.address'),
      value: (
        <>
          <Address value={address} hasCopyButton /> <CopyButton text={address} />
        </>
      ),
    },
    {
      label: t('money.operator.parts'),
      value: parts.map((part) => t(`money.operator.part.${part}`)).join(', '),
    },
    {
      label: t('money.operator.coins'),
      value: balance === null ? t('money.operator.unknown') : <Amount wei={balance} currency={currency} />,
    },
    operationsLeft !== null && {
      label: t('money.operator.left'),
      value: operationsLeft.toLocaleString(locale),
    },
  ];
  const warnings = [
    operationsLeft !== null &&
      operationsLeft < FEW_OPERATIONS &&
      t('money.operator.few', { count: operationsLeft, currency }),
    keepsCoinsBack && t('money.operator.keepsCoins', { currency }),
    problem,
  ];
  return (
    <>
      <Facts facts={facts.filter((fact) => fact !== false)} />
      {warnings
        .filter((warning) => typeof warning === 'string')
        .map((warning) => (
          <p key={warning} role="alert" className={styles.warning}>
            {warning}
          </p>
        ))}
    </>
  );
}
