import type { SplitterNetwork } from '../../../chain/networks';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useSplitterReading } from '../hooks/use-splitter-reading';
import { readPayees } from '../read-payees';
import { PayeeShareRow } from './PayeeShareRow';

interface PayeeSharesProps {
  connection: WalletConnection;
  network: SplitterNetwork;
}

/** Founder and platform as the contract names them now, with what waits for each. */
export function PayeeShares({ connection, network }: PayeeSharesProps) {
  const { value: shares, readAgain } = useSplitterReading(connection, network, readPayees);
  if (!shares) return <Skeleton height="8rem" />;
  return (
    <ul>
      {shares.map((share) => (
        <PayeeShareRow
          key={share.role}
          share={share}
          connection={connection}
          network={network}
          onReleased={readAgain}
        />
      ))}
    </ul>
  );
}
