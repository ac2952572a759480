import { Modal } from 'antd';
import type { PropsWithChildren } from 'react';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { AntdTheme } from '../../../ui/theme/AntdTheme';

interface WalletDialogProps {
  title: string;
  onClose: () => void;
  width: number;
  /** A question that only an answer ends, not a click beside it. */
  isQuestion?: boolean;
}

/** A window of the wallet on top of any page. It brings antd's theme, which pages that are for reading do without. */
export function WalletDialog({
  title,
  onClose,
  width,
  isQuestion,
  children,
}: PropsWithChildren<WalletDialogProps>) {
  useReturnFocus();
  return (
    <AntdTheme>
      <Modal
        open
        title={title}
        footer={null}
        onCancel={onClose}
        width={width}
        centered
        mask={{ closable: !isQuestion }}
      >
        {children}
      </Modal>
    </AntdTheme>
  );
}
