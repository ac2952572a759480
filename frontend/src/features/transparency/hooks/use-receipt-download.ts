import { useState } from 'react';
import type { VoteReceipt } from '../../../api/generated/votes';
import { useLazyGetVoteReceiptQuery, type OwnVote } from '../api';
import { withOwnSecret } from '../receipt';
import { saveText } from '../../../ui/download/save-text';

/** By the vote's pseudonym: its number, which others would see who are shown the file, says how many votes came before. */
const nameOf = ({ month, leaf }: VoteReceipt): string =>
  `vote-receipt-${month}-${String(leaf[3]).slice(2, 10)}.json`;

/** Fetches a receipt, puts the secret of this browser into it and saves it as a file. */
export function useReceiptDownload({ id }: OwnVote) {
  const [fetchReceipt, { isFetching }] = useLazyGetVoteReceiptQuery();
  const [error, setError] = useState<unknown>(null);
  const [saved, setSaved] = useState<VoteReceipt | null>(null);

  const download = async () => {
    setError(null);
    const { data, error: failure } = await fetchReceipt({ id });
    if (!data) return setError(failure);
    const receipt = withOwnSecret(data);
    saveText(nameOf(receipt), `${JSON.stringify(receipt, null, 2)}\n`, 'application/json');
    setSaved(receipt);
  };

  return { download, isFetching, error, saved };
}
