import { createListenerMiddleware } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { configApi } from '../../api/generated/config';
import type { SiteDispatch, SiteState } from '../../api/site-reducer';
import { isPayable } from '../../chain/networks';
import { moneyMoved } from '../../chain/wallet-reads';
import { selectConnection, walletActions } from '../../chain/wallet-slice';
import { toast } from '../../ui/toast/toast';
import { forgetAds, getAdPayment } from './api';
import { failureText, PaymentError, toPaymentFailure } from './payment-failure';
import { noAttempt, type SentTransaction } from './payment-machine';
import { storeAttempt, storeNetwork } from './payment-storage';
import {
  failed,
  networkChosen,
  payNow,
  type PaymentOrder,
  selectAttempt,
  selectAwaited,
  selectPayments,
  selectVerified,
  sent,
} from './payments-slice';
import { splitterOnNetwork } from './splitter-on-network';
import { type PaymentApi, watchPayment } from './watch-payment';

/**
 * What paying for an ad does to the world: asks the wallet, writes the attempt down, tells the server of what was sent and watches it
 * until the server has seen it. Added to the store by the first page that shows a payment.
 */
export const paymentListener = createListenerMiddleware<SiteState, SiteDispatch>();

const { startListening } = paymentListener;

startListening({
  predicate: (_action, now, before) => selectPayments(now) !== selectPayments(before),
  effect: (_action, api) => writeDown(selectPayments(api.getState()), selectPayments(api.getOriginalState())),
});

startListening({
  actionCreator: payNow,
  effect: async ({ payload: order }, api) => {
    const attempt = selectAttempt(api.getState(), order.adId);
    // A second click, or one while another tab pays.
    if (attempt === selectAttempt(api.getOriginalState(), order.adId)) return;
    if (attempt.step !== 'signing' || !attempt.isHere) return;
    const { adId } = order;
    try {
      api.dispatch(sent({ adId, transaction: await pay(order, api) }));
    } catch (error) {
      // Somebody has let go of the wallet since, and may be paying anew.
      if (selectAttempt(api.getState(), adId) !== attempt) return;
      const failure = toPaymentFailure(error);
      api.dispatch(failed({ adId, failure }));
      toast({ kind: 'error', title: i18next.t('payments:error.title'), text: failureText(i18next, failure) });
    }
  },
});

startListening({
  predicate: (_action, now, before) => selectAwaited(now)?.txHash !== selectAwaited(before)?.txHash,
  effect: async (_action, api) => {
    api.cancelActiveListeners();
    const { openAd } = selectPayments(api.getState());
    const transaction = selectAwaited(api.getState());
    if (openAd !== null && transaction) await watchPayment(openAd, transaction, api);
  },
});

startListening({
  matcher: getAdPayment.matchFulfilled,
  effect: ({ payload: { adId, status } }, api) => {
    const before = selectVerified(api.getOriginalState(), adId)?.status;
    if (before === undefined || before === status) return;
    api.dispatch(forgetAds());
    api.dispatch(moneyMoved());
  },
});

// Whoever takes the wallet from one network to another means to pay there.
startListening({
  actionCreator: walletActions.chainChanged,
  effect: ({ payload: chainId }, api) => {
    const { data: config } = configApi.endpoints.getConfig.select()(api.getState());
    if (isPayable(config?.chains.find((network) => network.chainId === chainId)))
      api.dispatch(networkChosen(chainId));
  },
});

type Payments = ReturnType<typeof selectPayments>;

/** Keeps in the browser's storage what has changed, so that it outlives a reload and reaches the other tabs. */
function writeDown(now: Payments, before: Payments): void {
  const ads = new Set([...Object.keys(now.attempts), ...Object.keys(before.attempts)].map(Number));
  for (const adId of ads) {
    const attempt = now.attempts[adId];
    if (attempt !== before.attempts[adId]) storeAttempt(adId, attempt ?? noAttempt);
  }
  if (now.chainId !== null && now.chainId !== before.chainId) storeNetwork(now.chainId);
}

/**
 * Checks once more what may have changed since the price was shown, then has the wallet pay.
 * @returns as soon as the wallet has sent the transaction
 * @throws PaymentError, ContractRevert or what the wallet throws; nothing was sent then
 */
async function pay({ adId, network, price }: PaymentOrder, api: PaymentApi): Promise<SentTransaction> {
  const connection = selectConnection(api.getState());
  if (!connection) throw new PaymentError({ code: 'noWallet' });
  const { account } = connection;
  const { chainId, currency } = network;
  const splitter = await splitterOnNetwork(connection, network);
  const quote = await splitter.quote(adId);
  if (quote.price !== BigInt(price)) throw new PaymentError({ code: 'priceChanged' });
  const needed = quote.price + quote.fee;
  if (quote.balance < needed)
    throw new PaymentError({ code: 'insufficientFunds', amount: needed.toString(), currency });
  const nonce = await splitter.nextNonce();
  const txHash = await splitter.payForAd(adId, quote.price);
  return { txHash, chainId, from: account, nonce, amount: price, sentAt: Date.now() };
}
