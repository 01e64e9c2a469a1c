import { Component, type ReactNode } from 'react';

type Props = {
  fallback: (error: unknown) => ReactNode;
  /** When it becomes another one, what crashed is tried anew. */
  until?: unknown;
  children: ReactNode;
};

type State = { failure?: { error: unknown } | undefined; until?: unknown };

/** Shows the fallback where something inside crashed, and lets the rest of the screen work. */
export class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ until }: Props, state: State): Partial<State> | null {
    return until === state.until ? null : { failure: undefined, until };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
