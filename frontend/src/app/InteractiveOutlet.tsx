import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { WalletProvider } from '../chain/WalletProvider';
import { WalletRoot } from '../features/wallet';
import { AntdTheme } from '../ui/theme/AntdTheme';
import { prepareToasts } from '../ui/toast/toast';

/** Gives the routes below it antd's theme and the wallet, in a chunk that home and the list of ads never load. */
export default function InteractiveOutlet() {
  useEffect(prepareToasts, []);
  return (
    <AntdTheme>
      <WalletProvider>
        <Outlet />
        <WalletRoot />
      </WalletProvider>
    </AntdTheme>
  );
}
