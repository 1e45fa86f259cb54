import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { firstPaint } from "#app/browser/first-paint.ts";

/**
 * Renders one page, at build time and in development.
 *
 * All of it is in place in the HTML: nothing is streamed later, and no Suspense boundary is
 * outlined into a hidden template that only a script could move, because every page must be
 * complete without JavaScript.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(withFirstPaint(html), { status, headers });
}

/**
 * Puts the script that runs before the first paint right after the character set. React writes
 * sheets and metadata before a script of the head (https://github.com/react/react/issues/27177). If
 * it could keep a script first, the root would render this one.
 */
function withFirstPaint(html: string): string {
  const mark = '<meta charSet="utf-8"/>';
  if (!html.includes(mark)) {
    throw new Error(
      `The document must hold ${mark}: the script before the first paint follows it.`,
    );
  }
  return html.replace(mark, () => `${mark}<script>(${firstPaint.toString()})()</script>`);
}
