import type { DecodedEvent } from './decode-log';

/** What an entry of the books says of its event, in words of its own; amounts in wei, null where the event has no such thing. */
export interface EntryFacts {
  kind: string;
  adId: string | null;
  badgeId: string | null;
  month: string | null;
  attempt: string | number | null;
  account: string | null;
  amount: string | null;
  founderAmount: string | null;
  platformAmount: string | null;
}

const FOUNDER_PERCENT = 30n;
const TOKEN_TYPE_BITS = 8n;
const NOBODY = /^0x0{40}$/;

const kinds: Partial<Record<string, string>> = {
  AdPaid: 'payment',
  AdSettled: 'split',
  AdRefunded: 'refund',
  RefundCredited: 'credit',
  CreditWithdrawn: 'credit_payout',
  Released: 'payout',
  AdPriceChanged: 'change',
  PayeeProposed: 'change',
  PayeeChanged: 'change',
  Transfer: 'badge',
  BadgeTypeChanged: 'badge',
  BadgeRevoked: 'badge',
  RootPublished: 'vote_root',
};

type Arguments = Partial<Record<string, string>>;

/** What the books must say of an event, worked out anew from the event alone. */
export function entryFactsOf({ name, args }: DecodedEvent): EntryFacts {
  const { adId, month, attempt, tokenId }: Arguments = args;
  return {
    kind: kinds[name] ?? name,
    adId: adId ?? null,
    badgeId: tokenId === undefined ? null : String(BigInt(tokenId) >> TOKEN_TYPE_BITS),
    month: month ?? null,
    attempt: attempt ?? null,
    account: accountOf(args),
    ...amountsOf(name, args),
  };
}

/** Who had the coins or has them now; of a badge that is gone who held it. */
function accountOf({ payer, payee, holder, from, to, successor }: Arguments): string | null {
  const receiver = to !== undefined && NOBODY.test(to) ? from : to;
  return payer ?? successor ?? payee ?? holder ?? receiver ?? null;
}

function amountsOf(name: string, { amount, founderShare, platformShare, newPrice }: Arguments) {
  if (founderShare !== undefined && platformShare !== undefined)
    return sharesOf(BigInt(founderShare), BigInt(platformShare));
  if (name !== 'AdPaid' || amount === undefined)
    return { amount: amount ?? newPrice ?? null, founderAmount: null, platformAmount: null };
  const founder = (BigInt(amount) * FOUNDER_PERCENT) / 100n;
  return sharesOf(founder, BigInt(amount) - founder);
}

const sharesOf = (founder: bigint, platform: bigint) => ({
  amount: String(founder + platform),
  founderAmount: String(founder),
  platformAmount: String(platform),
});
