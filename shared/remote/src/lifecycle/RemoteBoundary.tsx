import { Component, type ReactNode } from 'react';

export interface RemoteBoundaryProps {
  /** A change of it renders the children again. */
  readonly resetKey: string;
  /** @param retry renders the children again */
  renderError(retry: () => void): ReactNode;
  onError(error: unknown): void;
  /** Called when the children render again after an error. */
  onRecovery(): void;
  readonly children: ReactNode;
}

interface State {
  readonly failedKey: string | null;
}

/** Error boundary that limits an error of a screen to the remote's own area. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { failedKey: null };

  static getDerivedStateFromProps({ resetKey }: RemoteBoundaryProps, { failedKey }: State): State | null {
    return failedKey !== null && failedKey !== '' && failedKey !== resetKey ? { failedKey: null } : null;
  }

  static getDerivedStateFromError(): State {
    return { failedKey: '' };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ failedKey: this.props.resetKey });
    this.props.onError(error);
  }

  override componentDidUpdate(_props: RemoteBoundaryProps, { failedKey }: State): void {
    if (failedKey !== null && this.state.failedKey === null) this.props.onRecovery();
  }

  override render(): ReactNode {
    if (this.state.failedKey === null) return this.props.children;
    return this.props.renderError(() => this.setState({ failedKey: null }));
  }
}
