import { useState } from 'react';
import type { VoteReceipt } from '../../../api/generated/votes';
import { useLazyGetVoteReceiptQuery, type OwnVote } from '../api';
import { withOwnSecret } from '../receipt';
import { saveText } from '../../../ui/download/save-text';

/** Fetches a receipt, puts the secret of this browser into it and saves it as a file. */
export function useReceiptDownload({ id, month }: OwnVote) {
  const [fetchReceipt, { isFetching }] = useLazyGetVoteReceiptQuery();
  const [error, setError] = useState<unknown>(null);
  const [saved, setSaved] = useState<VoteReceipt | null>(null);

  const download = async () => {
    setError(null);
    const { data, error: failure } = await fetchReceipt({ id });
    if (!data) return setError(failure);
    const receipt = withOwnSecret(data);
    saveText(`vote-receipt-${month}-${id}.json`, `${JSON.stringify(receipt, null, 2)}\n`, 'application/json');
    setSaved(receipt);
  };

  return { download, isFetching, error, saved };
}
