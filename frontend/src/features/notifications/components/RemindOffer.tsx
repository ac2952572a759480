import { useState } from 'react';
import { browserStorage } from '../../../browser-storage';
import { loadNamespaces } from '../../../i18n';
import { optionalPart } from '../../../ui/optional-part';

const BeReminded = optionalPart(async () => {
  const [module] = await Promise.all([
    import('../push/BeReminded'),
    loadNamespaces('notifications', 'errors'),
  ]);
  return module;
});

const keyOf = (userId: number): string => `be-reminded-${userId}`;

/** Offers to be reminded, until the account's owner has answered that in this browser. */
export function RemindOffer({ userId }: { userId: number }) {
  const [isAnswered, setIsAnswered] = useState(browserStorage.read(keyOf(userId)) !== null);
  if (isAnswered) return null;
  const answer = () => {
    browserStorage.write(keyOf(userId), 'answered');
    setIsAnswered(true);
  };
  return <BeReminded onAnswered={answer} />;
}
