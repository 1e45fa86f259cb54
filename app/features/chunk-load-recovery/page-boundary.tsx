import { Component, type ReactNode } from "react";
import type { PageErrorWords } from "#content/schema/frame.ts";
import { PageError } from "./page-error.tsx";

type PageBoundaryProps = { words: PageErrorWords; mail: string; children: ReactNode };

/** Shows a message in place of a page that fails while it's rendered. The frame around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { children, ...shown } = this.props;
    return error === undefined ? children : <PageError error={error} {...shown} />;
  }
}
