import { useState } from 'react';
import { useListFollowedQuery } from '../features/follows';
import { RemindOffer } from '../features/notifications';
import { useListOwnVotesQuery } from '../features/votes';

/** What is offered to whoever has just voted for somebody or begun to follow them, and to nobody before. */
export default function DeedOffer({ userId }: { userId: number }) {
  const { data: votes } = useListOwnVotesQuery();
  const { data: followed } = useListFollowedQuery();
  const deeds = votes && followed && votes.length + followed.length;
  const [before, setBefore] = useState<number>();
  // What there was when the page came; who leaves somebody has done less.
  if (deeds !== undefined && (before === undefined || deeds < before)) setBefore(deeds);
  return deeds !== undefined && before !== undefined && deeds > before && <RemindOffer userId={userId} />;
}
