/** Measures the gas of the contracts. Exits with 1 when a call misses its goal. */
import hre from 'hardhat';
import { benchBadge } from './bench/badge.ts';
import { benchRegistry } from './bench/registry.ts';
import { benchSplitter } from './bench/splitter.ts';

// With the tests, among which is the plain token that the badge is measured against.
await hre.tasks.getTask('build').run({ quiet: true });
const connection = await hre.network.create();
await benchSplitter(connection);
await benchBadge(connection);
await benchRegistry(connection);
