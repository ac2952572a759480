import { describe, expect, it } from 'vitest';
import type { Eip1193Provider, RpcCall } from './eip1193';
import { type AddableChain, type ChainSwitchError, switchChain } from './switch-chain';

const bnbTest: AddableChain = {
  chainId: 97,
  name: 'BNB test network',
  currency: 'BNB',
  rpcUrl: 'https://rpc.example',
  explorerTxUrl: 'https://testnet.bscscan.com/tx/{hash}',
};

/** A wallet that answers each method by what the test lays down, and notes what it was asked. */
function scriptedWallet(answers: Record<string, () => unknown>) {
  const asked: RpcCall[] = [];
  const provider: Eip1193Provider = {
    request: async (call) => {
      asked.push(call);
      return answers[call.method]?.() ?? null;
    },
  };
  return { provider, asked, methods: () => asked.map(({ method }) => method) };
}

const refuse = (error: unknown) => () => {
  throw error;
};
const failureOf = (provider: Eip1193Provider) =>
  switchChain(provider, bnbTest).then(
    () => 'none',
    (error: unknown) => (error as ChainSwitchError).failure,
  );

describe('switching the chain', () => {
  it('only switches where the wallet knows the chain', async () => {
    const wallet = scriptedWallet({});
    await switchChain(wallet.provider, bnbTest);
    expect(wallet.asked).toEqual([{ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x61' }] }]);
  });

  it.each([
    ['4902', { code: 4902 }],
    ['4902 nested in -32603', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['words', { code: -32603, message: 'Unrecognized chain ID "0x61". Try adding the chain first.' }],
  ])('adds a chain that the wallet calls unknown by %s', async (_how, error) => {
    const wallet = scriptedWallet({ wallet_switchEthereumChain: refuse(error), eth_chainId: () => '0x61' });
    await switchChain(wallet.provider, bnbTest);
    expect(wallet.methods()).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'eth_chainId',
    ]);
    expect(wallet.asked[1]?.params).toEqual([
      {
        chainId: '0x61',
        chainName: 'BNB test network',
        nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
        rpcUrls: ['https://rpc.example'],
        blockExplorerUrls: ['https://testnet.bscscan.com'],
      },
    ]);
  });

  it('switches after adding where the wallet has only added', async () => {
    const answers = [refuse({ code: 4902 }), () => null];
    const wallet = scriptedWallet({
      wallet_switchEthereumChain: () => answers.shift()?.(),
      eth_chainId: () => '0x1',
    });
    await switchChain(wallet.provider, bnbTest);
    expect(wallet.methods().at(-1)).toBe('wallet_switchEthereumChain');
  });

  it.each([
    ['rejected', { code: 4001 }],
    ['pending', { code: -32002 }],
    ['switchFailed', { code: -32603, message: 'Internal error' }],
  ])('reports %s', async (failure, error) => {
    const wallet = scriptedWallet({ wallet_switchEthereumChain: refuse(error) });
    expect(await failureOf(wallet.provider)).toBe(failure);
  });

  it('reports that the chain could not be added', async () => {
    const wallet = scriptedWallet({
      wallet_switchEthereumChain: refuse({ code: 4902 }),
      wallet_addEthereumChain: refuse({ code: -32601, message: 'Method not found' }),
    });
    expect(await failureOf(wallet.provider)).toBe('addFailed');
  });
});
