import type { PropsWithChildren } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';

interface WalletDialogProps {
  title: string;
  onClose: () => void;
  /** A question that only an answer ends, not a click beside it. */
  isQuestion?: boolean;
}

/** A window of the wallet on top of any page. */
export const WalletDialog = (props: PropsWithChildren<WalletDialogProps>) => (
  <Dialog {...props} size="small" />
);
