import { Component, type ReactNode } from 'react';

type Props = {
  fallback: (error: unknown) => ReactNode;
  /** A change of this value clears the error and renders the children again. */
  resetKey?: unknown;
  children: ReactNode;
};

type State = { failure?: { error: unknown } | undefined; resetKey?: unknown };

/** Renders the fallback instead of the children if one of them throws while it renders. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
