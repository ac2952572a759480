import type { BookAccount } from './api';

const figures = [
  'paid',
  'refunded',
  'settled',
  'released',
  'held',
  'credits',
  'creditsPaid',
  'owedFounder',
  'owedPlatform',
  'surplus',
  'balance',
] as const;
export type Sums = Record<(typeof figures)[number], bigint>;

/** The figures of several splitters of one chain together, in wei. */
export function sumsOf(accounts: readonly BookAccount[]): Sums {
  const sum = (figure: (typeof figures)[number]) =>
    accounts.reduce((total, account) => total + BigInt(account[figure]), 0n);
  return Object.fromEntries(figures.map((figure) => [figure, sum(figure)])) as Sums;
}

const equations = ['payments', 'shares', 'refunds', 'balance'] as const;
export type Equation = (typeof equations)[number];

/** Which figures of an account do not add up; there must be none. What our own figures say needs no chain to be checked. */
export function brokenEquations(account: BookAccount): Equation[] {
  const { paid, settled, refunded, released, held, credits, creditsPaid, ...rest } = sumsOf([account]);
  const { owedFounder, owedPlatform, surplus, balance } = rest;
  const holds: Record<Equation, boolean> = {
    payments: paid === settled + refunded + held,
    shares: settled === released + owedFounder + owedPlatform,
    refunds: credits + creditsPaid <= refunded,
    balance: balance === held + credits + owedFounder + owedPlatform + surplus,
  };
  return equations.filter((equation) => !holds[equation]);
}
