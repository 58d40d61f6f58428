import { Component, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorPage } from '../chrome/states/ErrorPage.tsx';
import { FallbackErrorPage } from '../chrome/states/FallbackErrorPage.tsx';

interface FallbackBoundaryProps {
  readonly children: ReactNode;
}

/** Error boundary around the error page itself. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <FallbackErrorPage /> : this.props.children;
  }
}

function ThrownPage() {
  const error = useRouteError();
  const { status, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: number;
    message?: string;
  };
  return (
    <main id="main">
      <ErrorPage message={message} onBack={() => history.back()} status={status} />
    </main>
  );
}

/** Replaces the whole page when the shell itself threw. */
export function SiteError() {
  return (
    <FallbackBoundary>
      <ThrownPage />
    </FallbackBoundary>
  );
}
