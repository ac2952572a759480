import type hre from 'hardhat';

/** A network as the plugins extend it. */
export type Connection = Awaited<ReturnType<typeof hre.network.create>>;
