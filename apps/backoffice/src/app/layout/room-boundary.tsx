import { Component, type ReactNode } from 'react';
import { Failure } from '../../components/failure.tsx';

/** Keeps the menu standing when a room breaks. */
export class RoomBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <Failure onRetry={() => this.setState({ isBroken: false })} />;
  }
}
