/** A page that holds its heading and no more. */
export type Placeholder = {
  path: string;
  /** Title of the document, at most 60 characters. */
  title: string;
  /** For search engines and previews, at most 155 characters. */
  description: string;
  /** The one h1. */
  heading: string;
};

/** What every page says about itself, before its own content begins. */
export type Page = Placeholder & {
  /** The paragraph under the heading. */
  opening: string;
};
