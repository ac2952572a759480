import { useLocale } from '../../i18n/use-locale';
import { useGetConfigQuery } from '../../api/generated/config';
import { splitShares } from '../../features/payments';
import { advertising } from '../../season';
import { formatCoins } from '../../ui/money/format-coins';

const oneCoin = 10n ** 18n;
const usualPrice = BigInt(advertising.priceInCoins) * oneCoin;

interface AdPrice {
  /** The price and its two shares in whole coins, as written in the current language. */
  price: string;
  founder: string;
  platform: string;
  /** The price as a number of coins, for drawing only. */
  coins: number;
}

/** What an ad costs on the home chain, as its contract says; the season's usual price until that is known. */
export function useAdPrice(): AdPrice {
  const locale = useLocale();
  const { data: config } = useGetConfigQuery();
  const home = config?.chains.find(({ chainId }) => chainId === config.homeChainId);
  const price = home?.adPrice ? BigInt(home.adPrice) : usualPrice;
  const { founder, platform } = splitShares(price);
  const write = (wei: bigint) => formatCoins(wei, undefined, locale);
  return {
    price: write(price),
    founder: write(founder),
    platform: write(platform),
    coins: Number(price) / Number(oneCoin),
  };
}
