import { useTranslation } from 'react-i18next';
import { useCatchUp } from '../../../../events/use-seen';
import { usePollingWhileSeen } from '../../../../events/use-polling-while-seen';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useChainName } from '../../hooks/use-chain-name';
import { type OperatorChain, useListOperatorsQuery } from '../../money-api';
import styles from './Money.module.css';
import { OpenTransactions } from './OpenTransactions';
import { OperatorAccountEntry } from './OperatorAccountEntry';

const POLL_MS = 10_000;

/** The accounts that settle, refund, mint and publish on each chain, and what they have under way. */
export function OperatorChains() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useListOperatorsQuery(undefined, {
    pollingInterval: usePollingWhileSeen(POLL_MS),
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
  const chainName = useChainName();
  const { chainId, currency, accounts, withoutKey, open } = chain;
  return (
    <article className={styles.chain}>
      <h3 className={styles.name}>{chainName(chainId)}</h3>
      {accounts.map((account) => (
        <OperatorAccountEntry key={account.address} account={account} currency={currency} />
      ))}
      {withoutKey.map((part) => (
        <p key={part} role="alert" className={styles.warning}>
          {t('money.operator.noKeyOf', { part: t(`money.operator.part.${part}`) })}
        </p>
      ))}
      <OpenTransactions transactions={open} signers={accounts.map(({ address }) => address)} />
    </article>
  );
}
