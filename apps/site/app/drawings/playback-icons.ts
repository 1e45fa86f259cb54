/** What the controls of a drawing that plays show, as `icons` of the frame do. */
export const playbackIcons = {
  again: "M4 4v5h5M4.5 14.5a8 8 0 1 0 .8-6.9L4 9",
  pause: "M7 4v16M17 4v16",
  play: "M6 4l14 8-14 8z",
};
