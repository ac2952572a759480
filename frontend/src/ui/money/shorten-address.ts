/** First 6 and last 4 characters (spec section 3). */
export const shortenAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
