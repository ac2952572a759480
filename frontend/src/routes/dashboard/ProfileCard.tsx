import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/generated/auth';
import { useGetConfigQuery } from '../../api/generated/config';
import { EmailForm, PasswordForm } from '../../features/auth';
import { useLongDate } from '../../i18n/use-long-date';
import { LeafPattern } from '../../ui/badge/LeafPattern';
import { Button } from '../../ui/button/Button';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { Tag } from '../../ui/status/Tag';
import { AccountLanguage } from './AccountLanguage';
import styles from './ProfileCard.module.css';

/** The name of a viewer is an address of mail: where it is too long for its line it breaks before its host, and not within a word. */
function breakableName(name: string) {
  const [first, ...rest] = name.split('@');
  return [first, ...rest.flatMap((part) => [<wbr key={part} />, `@${part}`])];
}

/** Who is signed in, and what of it can be changed. */
export function ProfileCard({ user }: { user: User }) {
  const { t } = useTranslation('dashboard');
  const longDate = useLongDate();
  const [changing, setChanging] = useState<'password' | 'email' | null>(null);
  const { data: config } = useGetConfigQuery();
  const toggle = (what: 'password' | 'email') => setChanging(changing === what ? null : what);
  const close = () => setChanging(null);
  return (
    <section aria-label={t('profile.title')} className={styles.card}>
      <LeafPattern seed={user.id} className={styles.portrait} />
      <h2 className={styles.name}>
        <bdi>{breakableName(user.username)}</bdi>
      </h2>
      <p className={styles.role}>
        <Tag tone="success">{t(`role.${user.role}`)}</Tag>
      </p>
      {user.email !== user.username && (
        <p className={styles.muted}>
          <bdi>{user.email}</bdi>
        </p>
      )}
      <p className={styles.muted}>
        {t('profile.joined')} <time dateTime={user.createdAt}>{longDate(user.createdAt)}</time>
      </p>
      <AccountLanguage language={user.language} />
      <Button
        small
        kind="quiet"
        className={styles.toggle}
        aria-expanded={changing === 'password'}
        onClick={() => toggle('password')}
      >
        {t('profile.changePassword')}
      </Button>
      <Suspense fallback={<Skeleton height="18rem" />}>
        {changing === 'password' && <PasswordForm onDone={close} />}
      </Suspense>
      {config?.sendsMail && (
        <Button
          small
          kind="quiet"
          className={styles.toggle}
          aria-expanded={changing === 'email'}
          onClick={() => toggle('email')}
        >
          {t('profile.changeEmail')}
        </Button>
      )}
      <Suspense fallback={<Skeleton height="12rem" />}>
        {changing === 'email' && <EmailForm onDone={close} />}
      </Suspense>
    </section>
  );
}
