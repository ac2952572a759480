import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { adPath } from '../../../paths';
import type { PlacedAdData } from './api';
import { watchViewable } from './watch-viewable';
import styles from './Placed.module.css';
import { PlacedContent } from './PlacedContent';

interface PlacedAdProps {
  ad: PlacedAdData;
  /** Names this showing of it. */
  token: string;
}

/**
 * Begins once an element's picture has come, at once where it has none, and never where it did not come: an ad counts as seen only when
 * what was to be seen was there.
 * @returns ends what was begun, or the wait for it
 */
function oncePictured(element: Element, begin: (element: Element) => () => void): () => void {
  const picture = element.querySelector('img');
  // A picture that failed is complete as well, but has no size.
  if (!picture || (picture.complete && picture.naturalWidth > 0)) return begin(element);
  let end = () => picture.removeEventListener('load', start);
  function start(): void {
    end();
    end = begin(element);
  }
  picture.addEventListener('load', start);
  return () => end();
}

/** The ad as one link, to the advertiser's site or else to the ad's page; tells the site when it was in sight and when it was followed. */
export function PlacedAd({ ad, token }: PlacedAdProps) {
  const { t } = useTranslation('placements');
  const link = useRef<HTMLAnchorElement>(null);
  const endWatch = useRef<() => void>(undefined);
  useEffect(() => {
    const seen = () => sendBeacon('seen', token);
    endWatch.current = oncePictured(link.current!, (element) => watchViewable(element, seen));
    return endWatch.current;
  }, [token]);

  /** A click brings its view along: told of by itself afterwards it would be a repeated one. */
  function follow(): void {
    endWatch.current?.();
    sendBeacon('clicked', token);
  }
  const shared = {
    ref: link,
    className: styles.ad,
    onClick: follow,
    // The middle button opens it in a tab of its own.
    onAuxClick: (event: MouseEvent) => event.button === 1 && follow(),
  };
  const { destinationUrl } = ad;
  if (destinationUrl) {
    return (
      <a {...shared} href={destinationUrl} target="_blank" rel="sponsored noopener">
        <PlacedContent
          ad={ad}
          action={ad.callToAction ?? t('visit', { host: new URL(destinationUrl).host })}
        />
      </a>
    );
  }
  return (
    <Link {...shared} to={adPath(ad.id)}>
      <PlacedContent ad={ad} action={t('viewDetails')} />
    </Link>
  );
}

/** Sent also while the page is being left; one that is lost is not counted. */
function sendBeacon(beacon: 'seen' | 'clicked', token: string): void {
  navigator.sendBeacon(`/api/placements/${beacon}`, JSON.stringify({ token }));
}
