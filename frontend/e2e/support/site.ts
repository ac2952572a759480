/** Apart from the ports of `npm start`, so that a running site is not in the way. */
export const sitePort = 3907;
export const chainPort = 8907;
export const secondChainPort = 8908;

/** Of a further process of the same site, for a test that needs one with settings of its own. */
export const furtherPort = 3908;

export const siteUrl = `http://127.0.0.1:${sitePort}`;
export const chainUrl = `http://127.0.0.1:${chainPort}`;
/** A second local chain, whose coin is ETH. */
export const secondChainUrl = `http://127.0.0.1:${secondChainPort}`;
