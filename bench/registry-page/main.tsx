/**
 * The registry of the site, its component and its style sheet, with as many generated servers as
 * the address says: `?servers=1000`. It is built for the benchmark alone and is no part of the site.
 */
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { McpRegistry } from "#app/features/mcp-registry/mcp-registry.tsx";
import "#app/styles/app.css";
import * as words from "#content/mcp-registry-page.ts";
import { panel } from "#content/mcp-registry-panel.ts";
import { mcpServers } from "#content/mcp-servers.ts";
import { generatedServers } from "../generated-servers.ts";

const count = Number(new URLSearchParams(location.search).get("servers"));
const servers = generatedServers(count, mcpServers);
const categories = [...new Set(mcpServers.map(({ category }) => category))];

const router = createBrowserRouter([
  {
    path: "*",
    element: (
      <main>
        <div className="page measure">
          <McpRegistry
            servers={servers}
            categories={categories}
            words={words}
            loadPanel={async () => ({ details: {}, words: panel })}
          />
        </div>
      </main>
    ),
  },
]);

createRoot(document.body).render(<RouterProvider router={router} />);
