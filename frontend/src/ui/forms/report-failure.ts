import type { FormInstance } from 'antd';
import { serverMessage } from '../feedback/problem-text';
import { toast } from '../toast/toast';
import { fieldErrors } from './field-errors';

/** Puts what the server found wrong beside the fields and its sentence, else the given text, into a toast. What was typed stays. */
export function reportFailure(
  form: FormInstance,
  error: unknown,
  failure: { title: string; text: string },
): void {
  form.setFields(fieldErrors(error));
  toast({ kind: 'error', title: failure.title, text: serverMessage(error, failure.text) });
}
