/**
 * The light colour of a design token, as '#ffffff'.
 *
 * @param css the text of app/styles/tokens.css
 * @throws Error when there is no such token
 */
export function tokenColour(css: string, name: string): string {
  const colour = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(css)?.[1];
  if (colour === undefined) throw new Error(`app/styles/tokens.css has no colour '${name}'.`);
  return colour;
}
