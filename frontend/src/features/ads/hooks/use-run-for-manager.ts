import { type Ad, useGetAdQuery } from '../api';
import { hasRun } from '../runs/run-words';

/** Asks anew for an ad that is known as strangers see it, as the server draws pages: whoever manages it is told of its run, too. */
export function useRunForManager(ad: Ad, isManager: boolean): void {
  useGetAdQuery({ id: ad.id }, { skip: !isManager || hasRun(ad), refetchOnMountOrArgChange: true });
}
