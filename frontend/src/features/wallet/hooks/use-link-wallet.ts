import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestPending, isUserRejection } from '../../../chain/rpc-error';
import { signInMessage } from '../../../chain/sign-in-message';
import { checksumAddress, signMessage } from '../../../chain/sign-message';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useCreateWalletNonceMutation, useLinkWalletMutation, useUnlinkWalletMutation } from '../api';

/** Links and unlinks the account's wallet; what goes wrong is told in a toast. */
export function useLinkWallet() {
  const { t } = useTranslation('wallet');
  const serverMessage = useServerMessage();
  const [createNonce] = useCreateWalletNonceMutation();
  const [linkWallet] = useLinkWalletMutation();
  const [unlinkWallet, { isLoading: isUnlinking }] = useUnlinkWalletMutation();
  const [isLinking, setLinking] = useState(false);
  /** The request whose end is waited for. */
  const latest = useRef(0);

  const explain = (error: unknown): string => {
    if (isUserRejection(error)) return t('link.rejected');
    if (isRequestPending(error)) return t('connectFailure.pending');
    return serverMessage(error, t('link.failed.text'));
  };
  const tellFailure = (error: unknown) =>
    toast({ kind: 'error', title: t('link.failed.title'), text: explain(error) });

  const link = async (connection: WalletConnection) => {
    const request = ++latest.current;
    const isWanted = () => request === latest.current;
    setLinking(true);
    try {
      const { nonce } = await createNonce().unwrap();
      const { host, origin } = window.location;
      const message = signInMessage({
        domain: host,
        address: await checksumAddress(connection.account),
        statement: t('link.statement'),
        uri: origin,
        chainId: connection.chainId,
        nonce,
        issuedAt: new Date(),
      });
      const signature = await signMessage(connection, message);
      if (!isWanted()) return;
      await linkWallet({ linkWallet: { message, signature } }).unwrap();
      toast({ kind: 'success', title: t('link.done.title'), text: t('link.done.text') });
    } catch (error) {
      if (isWanted()) tellFailure(error);
    } finally {
      if (isWanted()) setLinking(false);
    }
  };

  /** Ends the wait for a wallet that does not sign; what it signs later is not used. */
  const giveUp = () => {
    latest.current += 1;
    setLinking(false);
  };

  const unlink = async () => {
    await unlinkWallet().unwrap().catch(tellFailure);
  };
  return { link, unlink, giveUp, isLinking, isUnlinking };
}
