import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import type { PlayableSource } from '../film';
import styles from './FilmPlayer.module.css';

/** The frame is of another origin: it keeps that one, which players need, and cannot reach this page through it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/**
 * Whether the page's content security policy has refused a frame: it names the hosts that were listed when the page was
 * loaded, and a host that was listed since plays after a reload.
 */
function useFrameRefusal(address: string | undefined): boolean {
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (address === undefined) return undefined;
    const { origin } = new URL(address);
    const notice = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && URL.parse(blockedURI)?.origin === origin) setRefused(address);
    };
    document.addEventListener('securitypolicyviolation', notice);
    return () => document.removeEventListener('securitypolicyviolation', notice);
  }, [address]);
  return address !== undefined && refused === address;
}

/** The host's player. It may not lead the page elsewhere; the referrer's origin is what YouTube wants to know of it. */
export function FilmFrame({ film: { embedUrl, host }, title }: { film: PlayableSource; title: string }) {
  const { t } = useTranslation('reports');
  const frame = useRef<HTMLIFrameElement>(null);
  const isRefused = useFrameRefusal(embedUrl);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  if (isRefused) {
    return (
      <div role="alert" className={styles.refused}>
        <p>{t('film.blocked', { host })}</p>
        <Button kind="secondary" onClick={() => window.location.reload()}>
          {t('film.reload')}
        </Button>
      </div>
    );
  }
  return (
    <iframe
      ref={frame}
      src={embedUrl}
      title={t('film.frame', { title })}
      allow="fullscreen; picture-in-picture; autoplay"
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      className={styles.frame}
    />
  );
}
