import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { altcha } from './altcha';
import { otherAccount } from './other-account';
import type { Answer, Mend, RefusedCall } from './refusals';
import { signInAgain } from './sign-in-again';
import { stepUp } from './step-up';

/** The same call with a solved challenge in its body. */
const withSolution = ({ body, ...request }: FetchArgs, solution: string): FetchArgs => ({
  ...request,
  body: { ...(body as object), altcha: solution },
});

const codeOf = ({ error }: Answer) => error?.problem?.code;

/** The same call goes out again, with what it lacked. */
async function askAgain(code: ReturnType<typeof codeOf>, { ask, request }: RefusedCall) {
  if (code === 'step_up_needed' && (await stepUp.ask?.())) return ask();
  const solution = code === 'altcha_needed' && (await altcha.ask?.());
  return solution ? ask(withSolution(request, solution)) : undefined;
}

/** Asks for what a refused call lacked, and sends it again. */
export const mendRefusals: Mend = async (refused, call) => {
  const isSaving = call.type === 'mutation';
  let answer = refused;
  if (isSaving && codeOf(answer) === 'not_signed_in' && (await signInAgain.ask?.()))
    answer = await call.ask();
  const last = (await askAgain(codeOf(answer), call)) ?? answer;
  if (codeOf(last) === 'other_account') otherAccount.notice?.();
  return last;
};
