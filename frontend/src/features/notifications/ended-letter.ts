/** Which letters the link of one ends, by what its token begins with; undefined for news by mail. */
export function endedLetter(token: string | null): 'reminders' | 'digest' | undefined {
  if (token?.startsWith('r')) return 'reminders';
  return token?.startsWith('d') ? 'digest' : undefined;
}
