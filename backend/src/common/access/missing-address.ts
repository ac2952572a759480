/** What stands for the address of an account whose address was proved by somebody else; no address reads like it. */
export const missingAddressOf = (userId: number): string => `no-address-${userId}`;

/** Whether an account has to give an address before it goes on. */
export const isAddressMissing = (email: string): boolean => /^no-address-\d+$/.test(email);
