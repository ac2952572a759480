/** A hardhat node that calls itself chain 97 and makes a block only when it is told to; prints its address, ends with its input. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/launcher/settings.ts';

// Hardhat is the contracts' and finds its configuration in the working directory.
process.chdir(join(root, 'contracts'));
const hardhat = createRequire(join(process.cwd(), 'package.json')).resolve('hardhat');
const { default: hre } = (await import(pathToFileURL(hardhat).href)) as typeof import('hardhat');

const override = { chainId: 97, throwOnTransactionFailures: false, mining: { auto: false, interval: 0 } };
const node = await hre.network.createServer({ network: 'default', override }, '127.0.0.1', 0);
const { address, port } = await node.listen();
console.log(`http://${address}:${port}`);
process.stdin.on('end', () => process.exit()).resume();
