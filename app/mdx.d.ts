// What the documents export beside the component; see the plugins in vite.config.ts.
declare module "*.mdx" {
  export const frontmatter: { title: string; updated: string | Date; summary: string };
  export const sections: readonly { id: string; title: string }[];
}
