import { useTranslation } from 'react-i18next';
import type { DiscoveredWallet } from '../../../chain/eip1193';
import { isRequestPending, isUserRejection, rpcErrorMessage } from '../../../chain/rpc-error';
import { useWallet } from '../../../chain/use-wallet';
import { toast } from '../../../ui/toast/toast';

/** Connects a wallet and tells in a toast why it could not; without a wallet it says that none was found. */
export function useConnectWallet(): (wallet: DiscoveredWallet | undefined) => Promise<void> {
  const { t } = useTranslation('wallet');
  const { connect } = useWallet();

  const explain = (error: unknown): string => {
    if (isUserRejection(error)) return t('connectFailure.rejected');
    if (isRequestPending(error)) return t('connectFailure.pending');
    return rpcErrorMessage(error) ?? t('connectFailure.text');
  };

  return async (wallet) => {
    if (!wallet) return toast({ kind: 'error', title: t('notFound.title'), text: t('notFound.text') });
    try {
      await connect(wallet);
    } catch (error) {
      toast({ kind: 'error', title: t('connectFailure.title'), text: explain(error) });
    }
  };
}
