import { AppError } from '../../common/errors/app-error.js';

const refused = (code: string, message: string): AppError => new AppError(422, code, message);

export const messageUnreadable = (): AppError =>
  refused('message_unreadable', 'This is not a sign-in message that wallets understand (EIP-4361)');

export const nonceUnknown = (): AppError =>
  refused('nonce_unknown', 'This message was used already, or belongs to another session. Please try again.');

export const foreignDomain = (domain: string): AppError =>
  refused('foreign_domain', `This message was signed for ${domain}, not for this site`);

export const wrongWalletChain = (chainId: number): AppError =>
  refused(
    'wrong_chain',
    `This message was signed for chain ${chainId}. Please switch your wallet's network.`,
  );

export const messageExpired = (): AppError =>
  refused('message_expired', 'This message has expired. Please try again.');

export const signatureWrong = (): AppError =>
  refused('signature_wrong', 'The signature does not belong to this wallet');
