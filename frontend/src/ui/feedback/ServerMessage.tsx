import { useTranslation } from 'react-i18next';
import { useServerMessage } from './problem-text';

interface ServerMessageProps {
  error: unknown;
  /** What is said where the server says nothing that the reader's language has. */
  fallback: string;
}

/** What the server says of a failure. Pages for reading have not brought the words for that: they come with the first one. */
export function ServerMessage({ error, fallback }: ServerMessageProps) {
  const { ready } = useTranslation('errors', { useSuspense: false });
  const serverMessage = useServerMessage();
  return ready && serverMessage(error, fallback);
}
