import { Component, type PropsWithChildren } from 'react';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';

interface PanelBoundaryProps {
  /** Makes the next attempt another one than the failed. */
  retry: () => void;
}

/** Says that the panel could not be fetched, and offers to try again; React has this for classes alone. */
export class PanelBoundary extends Component<PropsWithChildren<PanelBoundaryProps>, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const retry = () => {
      this.props.retry();
      this.setState({ error: null });
    };
    return <LoadFailure error={error} retry={retry} />;
  }
}
