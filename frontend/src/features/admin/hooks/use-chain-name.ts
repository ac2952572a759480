import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';

/** Gives a function that names a chain, by its number where the site does not know it. */
export function useChainName(): (chainId: number) => string {
  const { t } = useTranslation('admin');
  const { networks } = useNetworks();
  return (chainId) =>
    networks.find((network) => network.chainId === chainId)?.name ?? t('money.chain', { chainId });
}
