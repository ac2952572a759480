import { AppError } from '../../common/errors/app-error.js';

const notAcceptable = (code: string, message: string): AppError => new AppError(422, code, message);

export const wrongChain = (sent: number, home: number): AppError =>
  notAcceptable('wrong_chain', `This payment was made on chain ${sent}, but ads are paid on chain ${home}`);

export const wrongContract = (): AppError =>
  notAcceptable('wrong_contract', 'This transaction did not pay through the payment contract of this site');

export const wrongAd = (): AppError =>
  notAcceptable('wrong_ad', 'This transaction paid for another advertisement');

export const transactionReverted = (): AppError =>
  notAcceptable(
    'transaction_reverted',
    'The transaction was reverted: no coins were taken except the network fee',
  );

export const transactionNotFound = (): AppError =>
  new AppError(404, 'transaction_not_found', 'The blockchain does not know this transaction');
