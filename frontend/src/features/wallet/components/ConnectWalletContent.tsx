import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ConnectWalletContent.module.css';
import { WalletDrawing } from './WalletDrawing';
import { WalletLink } from './WalletLink';
import { WalletPanel } from './WalletPanel';

const QUESTIONS = ['what', 'see', 'cost', 'leave'] as const;

/** The content of /connect-wallet: the wallet, and what it is about for people who never had one. */
export function ConnectWalletContent({ children }: PropsWithChildren) {
  const { t } = useTranslation('wallet');
  return (
    <div className={styles.columns}>
      <div className={styles.wallet}>
        <WalletPanel>{children}</WalletPanel>
        <WalletLink />
        <WalletDrawing />
      </div>
      <section aria-labelledby="wallet-plain-words">
        <h2 id="wallet-plain-words" className={styles.title}>
          {t('page.explainTitle')}
        </h2>
        <dl className={styles.questions}>
          {QUESTIONS.map((question) => (
            <div key={question}>
              <dt>{t(`page.explain.${question}.title`)}</dt>
              <dd>{t(`page.explain.${question}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
