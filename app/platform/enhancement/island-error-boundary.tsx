import { Component } from 'react';
import type { ReactNode } from 'react';

interface IslandErrorBoundaryProps {
  /** Called while the view's elements are still in the document; possibly more than once. */
  onFailing: () => void;
  /** Called after React has removed the view's elements. */
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

/** Removes a view that throws while it renders or in an effect. */
export class IslandErrorBoundary extends Component<IslandErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    this.props.onFailing();
    return null;
  }
}
