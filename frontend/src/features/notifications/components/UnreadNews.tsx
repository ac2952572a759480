import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Tells screen readers when news comes in, never what was there already. */
export function UnreadNews({ unread }: { unread: number | undefined }) {
  const { t } = useTranslation();
  const [known, setKnown] = useState(unread);
  const [told, setTold] = useState(0);
  if (unread !== known) {
    setKnown(unread);
    setTold(known !== undefined && unread !== undefined && unread > known ? unread : 0);
  }
  return (
    <span role="status" className="visually-hidden">
      {told > 0 && t('news.unread', { count: told })}
    </span>
  );
}
