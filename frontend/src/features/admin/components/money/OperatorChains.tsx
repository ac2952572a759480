import { useTranslation } from 'react-i18next';
import { useCatchUp } from '../../../../events/use-seen';
import { useUntoldPolling } from '../../../../events/use-untold-polling';
import { useLocale } from '../../../../i18n/use-locale';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Facts, type Fact } from '../../../../ui/facts/Facts';
import { Address } from '../../../../ui/money/Address';
import { Amount } from '../../../../ui/money/Amount';
import { CopyButton } from '../../../../ui/money/CopyButton';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useChainName } from '../../hooks/use-chain-name';
import { type OperatorChain, useListOperatorsQuery } from '../../money-api';
import styles from './Money.module.css';
import { OpenTransactions } from './OpenTransactions';

const POLL_MS = 10_000;
/** With fewer operations left, somebody should send coins. */
const FEW_OPERATIONS = 50;

/** The account that settles, refunds, mints and publishes on each chain, and what it has under way. */
export function OperatorChains() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useListOperatorsQuery(undefined, {
    pollingInterval: useUntoldPolling(POLL_MS),
  });
  useCatchUp(refetch);
  if (!data) return error ? <LoadFailure error={error} retry={refetch} /> : <Skeleton height="10rem" />;
  return (
    <>
      <p className={styles.lead}>{t('money.operator.lead')}</p>
      <div className={styles.chains}>
        {data.map((chain) => (
          <OperatorEntry key={chain.chainId} chain={chain} />
        ))}
      </div>
    </>
  );
}

function OperatorEntry({ chain }: { chain: OperatorChain }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const chainName = useChainName();
  const { chainId, currency, address, balance, operationsLeft, problem, open } = chain;
  const facts: (Fact | false)[] = [
    {
      label: t('money.operator.address'),
      value: address ? (
        <>
          <Address value={address} hasCopyButton /> <CopyButton text={address} />
        </>
      ) : (
        t('money.operator.noKey')
      ),
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
  return (
    <article className={styles.chain}>
      <h3 className={styles.name}>{chainName(chainId)}</h3>
      <Facts facts={facts.filter((fact) => fact !== false)} />
      {operationsLeft !== null && operationsLeft < FEW_OPERATIONS && (
        <p role="alert" className={styles.warning}>
          {t('money.operator.few', { count: operationsLeft, currency })}
        </p>
      )}
      {problem !== null && (
        <p role="alert" className={styles.warning}>
          {problem}
        </p>
      )}
      <OpenTransactions transactions={open} operator={address} />
    </article>
  );
}
