import { Component, type ReactNode } from 'react';
import { Broken } from './broken.tsx';

/** Keeps a fault in one view from taking the whole app along. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
