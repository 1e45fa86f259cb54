/** A picture of the built site for the project's documents, made by `npm run pictures`. */
export type Picture = {
  /** From the project's root. */
  file: string;
  /** The address of the page. */
  path: string;
  /** Of the window and so of the picture, in pixels. */
  width: number;
  height: number;
};

/** All of them. The README and the documents show no others. */
export const pictures: readonly Picture[] = [
  // Down to the end of the opening.
  { file: "docs/pictures/home.png", path: "/", width: 1440, height: 1010 },
];

/** When the pictures are taken: the page says how long the services have been running. */
export const pictureTime = "2026-11-28T01:14:15.000Z";
