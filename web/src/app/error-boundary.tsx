import { Component, type ReactNode } from 'react';
import { MissingPart } from '../lib/chunk.tsx';
import { reloadForMissingPart } from '../lib/reload.ts';
import { Broken } from './broken.tsx';

/** Keeps a fault in one view from taking the whole app along. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  /** After an upgrade the server has the parts of the older version no more. */
  override componentDidCatch(error: unknown): void {
    if (error instanceof MissingPart) void reloadForMissingPart(import.meta.url);
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
