import { describe, expect, it, vi } from 'vitest';
import {
  connectedPage,
  first,
  installWallet,
  openPage,
  second,
  stops,
  withWallets,
} from '../testing/wallet-pages';
import { connect, followWallets, NoAccountOpened } from './wallet-connection';
import { selectConnection, walletActions } from './wallet-slice';

withWallets();

describe('a wallet that is asked by hand', () => {
  it('fails when the person refuses', async () => {
    const { wallet, detail } = installWallet();
    const page = openPage();
    wallet.rejectNext('eth_requestAccounts');
    await expect(page.dispatch(connect(detail))).rejects.toMatchObject({ code: 4001 });
    expect(page.state().status).toBe('failed');
  });

  it('stays with the wallet of before when the person refuses another one', async () => {
    const { page } = await connectedPage();
    const other = installWallet('other.wallet', second);
    other.wallet.rejectNext('eth_requestAccounts');
    await expect(page.dispatch(connect(other.detail))).rejects.toMatchObject({ code: 4001 });
    expect(page.state()).toMatchObject({ status: 'connected', account: first.address });
  });

  it('stays with the wallet of before when another one opens no account', async () => {
    const { page, wallet, detail } = await connectedPage();
    const other = installWallet('other.wallet', second);
    vi.spyOn(other.detail.provider, 'request').mockResolvedValue([]);
    await expect(page.dispatch(connect(other.detail))).rejects.toThrow(NoAccountOpened);
    expect(page.state().status).toBe('connected');
    expect(selectConnection(page.getState())).toMatchObject({ account: first.address, wallet: detail });
    await wallet.changeChain(97);
    expect(page.state().chainId).toBe(97);
  });

  it('ends when its own wallet is asked again and opens no account any more', async () => {
    const { page, detail } = await connectedPage();
    vi.spyOn(detail.provider, 'request').mockResolvedValue([]);
    await expect(page.dispatch(connect(detail))).rejects.toThrow(NoAccountOpened);
    expect(page.state()).toMatchObject({ status: 'disconnected', connected: null });
  });

  it('says nothing of a wallet that opens no account after giving up', async () => {
    const { wallet, detail } = installWallet();
    const page = openPage();
    vi.spyOn(wallet, 'request').mockResolvedValue([]);
    const givenUp = page.dispatch(connect(detail));
    page.dispatch(walletActions.gaveUp());
    await givenUp;
    expect(page.state().status).toBe('disconnected');
  });

  it('asks nobody any more once its page is left, and follows the wallet of before on the next one', async () => {
    const { page, wallet } = await connectedPage();
    const other = installWallet('other.wallet', second);
    const answer = other.wallet.holdNext('eth_requestAccounts');
    page.dispatch(walletActions.dialogOpened());
    const asked = page.dispatch(connect(other.detail));
    page.leave();
    stops.push(page.dispatch(followWallets()));
    expect(page.state()).toMatchObject({ status: 'connected', connectRequested: false });
    answer();
    await asked;
    await wallet.changeChain(97);
    expect(page.state()).toMatchObject({ status: 'connected', account: first.address, chainId: 97 });
  });

  it('can be begun anew when the wallet never answers', async () => {
    const { wallet, detail } = installWallet();
    const page = openPage();
    wallet.hangNext('eth_requestAccounts');
    void page.dispatch(connect(detail));
    page.dispatch(walletActions.gaveUp());
    expect(page.state().status).toBe('disconnected');
    await page.dispatch(connect(detail));
    expect(page.state().status).toBe('connected');
  });

  it('is not replaced by the late answer of a wallet that was given up', async () => {
    const slow = installWallet('slow.wallet', second);
    const { detail } = installWallet();
    const page = openPage();
    const answer = slow.wallet.holdNext('eth_requestAccounts');
    const givenUp = page.dispatch(connect(slow.detail));
    page.dispatch(walletActions.gaveUp());
    await page.dispatch(connect(detail));
    answer();
    await givenUp;
    expect(page.state()).toMatchObject({
      status: 'connected',
      connected: { rdns: 'test.wallet' },
      account: first.address,
    });
    await slow.wallet.changeChain(97);
    expect(page.state().chainId).toBe(31337);
  });

  it('hears nothing of a refusal that comes after giving up', async () => {
    const { wallet, detail } = installWallet();
    const page = openPage();
    wallet.rejectNext('eth_requestAccounts');
    const answer = wallet.holdNext('eth_requestAccounts');
    const givenUp = page.dispatch(connect(detail));
    page.dispatch(walletActions.gaveUp());
    answer();
    await givenUp;
    expect(page.state().status).toBe('disconnected');
  });

  it('takes what another wallet answers while the one of before goes', async () => {
    const { page, wallet } = await connectedPage();
    const other = installWallet('other.wallet', second);
    const answer = other.wallet.holdNext('eth_requestAccounts');
    const connecting = page.dispatch(connect(other.detail));
    await wallet.revoke();
    expect(page.state()).toMatchObject({ status: 'connecting', account: null, connected: null });
    answer();
    await connecting;
    expect(page.state()).toMatchObject({ status: 'connected', account: second.address });
  });
});
