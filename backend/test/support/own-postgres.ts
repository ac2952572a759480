/**
 * A PostgreSQL beside the one of all test files, which ends with it: notices that other databases of a server send wake whoever listens
 * in any of them, and each time that counts as a commit there. @returns its address
 */
export async function ownPostgres(): Promise<string> {
  const answer = await fetch(`${process.env.TEST_CHAINS_URL}/postgres`);
  if (!answer.ok) throw new Error(`No PostgreSQL was started: ${await answer.text()}`);
  return answer.text();
}
