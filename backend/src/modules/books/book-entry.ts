import { getAddress, ZeroAddress } from 'ethers';
import { currencyOf, explorerUrl } from '../../chain/chains.js';
import { splitShares } from '../../chain/contracts/splitter.js';
import type { ChainEvent, EventArguments } from '../../chain/events/entities/chain-event.entity.js';
import { type BookKind, kindOf } from './book-kinds.js';
import type { BookEntryDto } from './dto/book-entry.dto.js';

/** An event as it stands in the books. */
export function bookEntryOf(event: ChainEvent, contractVersion: number | null): BookEntryDto {
  const { chainId, args, transactionHash, blockNumber, blockHash, logIndex } = event;
  const kind = kindOf(event.name)!;
  return {
    id: Number(event.id),
    ...{ chainId, kind, contractVersion, args, transactionHash, blockNumber, blockHash, logIndex },
    currency: currencyOf(chainId),
    event: event.name,
    contract: getAddress(event.contract),
    adId: textOf(args.adId),
    badgeId: kind === 'badge' ? event.subject : null,
    month: textOf(args.month),
    account: accountOf(args),
    ...amountsOf(kind, args),
    attempt: args.attempt === undefined ? null : Number(args.attempt),
    explorerUrl: explorerUrl(chainId, transactionHash),
    time: event.blockTime,
    isFinal: event.verifiedAt !== null,
  };
}

type Amounts = Pick<BookEntryDto, 'amount' | 'founderAmount' | 'platformAmount'>;

function amountsOf(kind: BookKind, args: EventArguments): Amounts {
  const { amount, founderShare, platformShare, newPrice } = args as Record<string, string | undefined>;
  if (founderShare !== undefined && platformShare !== undefined)
    return sharesOf({ founder: BigInt(founderShare), platform: BigInt(platformShare) });
  if (kind === 'payment' && amount !== undefined) return sharesOf(splitShares(BigInt(amount)));
  return { amount: amount ?? newPrice ?? null, founderAmount: null, platformAmount: null };
}

const sharesOf = ({ founder, platform }: { founder: bigint; platform: bigint }): Amounts => ({
  amount: String(founder + platform),
  founderAmount: String(founder),
  platformAmount: String(platform),
});

/** Who had the coins or has them now; of a badge that is gone who held it. */
function accountOf({ payer, payee, holder, to, from, successor }: EventArguments): string | null {
  const receiver = to === ZeroAddress ? from : to;
  return textOf(payer ?? successor ?? payee ?? holder ?? receiver);
}

const textOf = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' ? value : null;
