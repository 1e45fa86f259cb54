import { type ComponentType, useEffect, useRef, useState } from "react";

/** A part of a page that only shows text, apart from the page's first view. */
export type StaticPart<Props> = {
  /** Fetches its code. A page that has one exports it as `ready`, and isn't shown before it has come. */
  readonly ready: () => Promise<void>;
  /** The part, in an `<article>`. */
  readonly Part: ComponentType<Props & { className: string }>;
};

/**
 * A part of a page without handlers or state, such as a legal text. In the first view it's in the
 * HTML already: hydration leaves it as it is, so neither its code nor its elements are needed.
 *
 * An element with other text than its HTML and `suppressHydrationWarning` keeps what the HTML has:
 * https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): StaticPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const ready = async () => {
    Loaded = await load();
  };

  function Part({ className, ...props }: Props & { className: string }) {
    const root = useRef<HTMLElement>(null);
    const [Shown, setShown] = useState(() => Loaded);
    useEffect(() => {
      // React has given up the HTML, and rendered the page again.
      if (!root.current?.hasChildNodes()) ready().then(() => setShown(() => Loaded));
    }, []);
    return (
      <article ref={root} className={className} suppressHydrationWarning>
        {Shown ? <Shown {...(props as unknown as Props)} /> : ""}
      </article>
    );
  }
  return { ready, Part };
}
