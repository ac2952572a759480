import { Form } from 'antd';
import { countCharacters } from './characters';

/** Props for an antd form item that says at once, and not only on sending, that its text has grown too long. */
export function useLimit(name: string, max: number, message: string) {
  const text = Form.useWatch<string | undefined>(name) ?? '';
  return countCharacters(text) > max ? { validateStatus: 'error' as const, help: message } : {};
}
