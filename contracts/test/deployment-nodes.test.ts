import { expect } from 'chai';
import { findChain } from '../scripts/deployment-chains.ts';
import { findNode, findWitness } from '../scripts/deployment-nodes.ts';
import { type LocalNode, startNode } from './helpers/local-node.ts';

const DEAD = 'http://127.0.0.1:9';
const bscTestnet = findChain('97');
const sepolia = findChain('sepolia');

describe('node of a deployment', () => {
  let bsc: LocalNode;
  let eth: LocalNode;

  before(async () => {
    bsc = await startNode(97);
    eth = await startNode(11155111);
  });

  after(() => Promise.all([bsc.stop(), eth.stop()]));

  const failureOf = (search: Promise<unknown>) =>
    search.then(
      () => '',
      (error: unknown) => (error as Error).message,
    );

  it('is the one of CHAIN_RPC_URL, whose chain is the home chain', async () => {
    expect(await findNode(bscTestnet, { CHAIN_RPC_URL: bsc.url })).to.deep.equal({
      url: bsc.url,
      isHome: true,
    });
  });

  it('is the one of the chain itself, which is a further one beside the home chain', async () => {
    const environment = { CHAIN_RPC_URL: bsc.url, CHAIN_RPC_URL_11155111: eth.url };
    expect(await findNode(sepolia, environment)).to.deep.equal({ url: eth.url, isHome: false });
  });

  it('leaves the home chain the home chain when it is named twice', async () => {
    const environment = { CHAIN_RPC_URL: `${DEAD}, ${bsc.url}`, CHAIN_RPC_URL_97: bsc.url };
    expect(await findNode(bscTestnet, environment)).to.deep.equal({ url: bsc.url, isHome: true });
  });

  it('makes no home chain of a public one that CHAIN_RPC_URL does not serve', async () => {
    const { isHome } = await findNode(sepolia, { CHAIN_RPC_URL_11155111: eth.url });
    expect(isHome).to.equal(false);
  });

  it('is the first of a list that answers', async () => {
    const { url } = await findNode(bscTestnet, { CHAIN_RPC_URL: `${DEAD}, ${bsc.url},${DEAD}` });
    expect(url).to.equal(bsc.url);
  });

  it('is refused when it serves another chain, by its number in the list', async () => {
    expect(await failureOf(findNode(sepolia, { CHAIN_RPC_URL: `${DEAD},${bsc.url}` }))).to.equal(
      'Node 2 of CHAIN_RPC_URL serves chain 97, not 11155111 (Sepolia): set CHAIN_RPC_URL_11155111.',
    );
  });

  it('is missed by the name of its setting, never by an address that may hold a key', async () => {
    expect(await failureOf(findNode(sepolia, { CHAIN_RPC_URL_11155111: DEAD }))).to.equal(
      'No node of CHAIN_RPC_URL_11155111 answers.',
    );
    expect(await failureOf(findNode(sepolia, {}))).to.equal(
      'Set CHAIN_RPC_URL_11155111 to a node of Sepolia.',
    );
  });

  it('is asked for, not guessed, when nobody can say whether the chain is the home chain', async () => {
    const environment = { CHAIN_RPC_URL: DEAD, CHAIN_RPC_URL_11155111: eth.url };
    expect(await failureOf(findNode(sepolia, environment))).to.equal('No node of CHAIN_RPC_URL answers.');
  });

  it('has a witness in the next of its list that answers and serves the chain', async () => {
    const other = await startNode(97);
    const CHAIN_RPC_URL = [DEAD, bsc.url, bsc.url, eth.url, DEAD, other.url].join(',');
    const node = await findNode(bscTestnet, { CHAIN_RPC_URL });
    const witness = await findWitness(bscTestnet, node, { CHAIN_RPC_URL });
    await other.stop();
    expect(node.url).to.equal(bsc.url);
    expect(witness).to.equal(other.url);
    expect(await findWitness(bscTestnet, node, { CHAIN_RPC_URL: bsc.url })).to.equal(undefined);
  });
});
