import { Component, type ReactNode } from 'react';

/** Leaves a part out that breaks, and keeps the view around it. */
export class ExtraBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
