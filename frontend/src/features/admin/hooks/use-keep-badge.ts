import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openBadgeKeeper } from '../../../chain/open-badge-keeper';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { toast } from '../../../ui/toast/toast';
import { keeperFailure, type KeeperAction } from '../keeper-action';

export type KeepingStep = 'idle' | 'signing' | 'mining';

/**
 * Has the keeper's wallet send the transaction, and waits for its block; a failure is told in a toast.
 * @param onMined called once the chain has it; our server follows a moment later
 * @param onSlow called where no block has come for so long that nobody should wait for it
 */
export function useKeepBadge(
  connection: WalletConnection,
  onMined: (action: KeeperAction) => void,
  onSlow: () => void,
) {
  const { t } = useTranslation('admin');
  const [step, setStep] = useState<KeepingStep>('idle');

  const keep = async (action: KeeperAction) => {
    const { contractAddress: address, contractVersion: version, tokenId } = action.badge;
    setStep('signing');
    try {
      const keeper = await openBadgeKeeper(connection, { address, version });
      const hash =
        action.kind === 'revoke'
          ? await keeper.revoke(tokenId)
          : await keeper.reissue(tokenId, action.newOwner);
      setStep('mining');
      if (await keeper.waitForSuccess(hash)) return onMined(action);
      toast({ kind: 'info', title: t('badges.slow.title'), text: t('badges.slow.text') });
      onSlow();
    } catch (error) {
      const text = t(`badges.failure.${keeperFailure(error)}`);
      toast({ kind: 'error', title: t('badges.failed'), text });
    } finally {
      setStep('idle');
    }
  };
  return { step, keep };
}
