import { useEffect, useState } from 'react';

/**
 * Whether the page's content security policy has refused a frame: it names the hosts that were listed when the page was
 * loaded, and a host that was listed since plays after a reload.
 */
export function useFrameRefusal(address: string | undefined): boolean {
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
