import { type ComponentProps, memo, type ReactNode } from "react";
import { CommandKeys } from "#app/ui/command-keys.tsx";
import { Icon, icons, Mark } from "#app/ui/icon.tsx";
import { layoutWords } from "#content/messages/layout.ts";

type HeaderProps = {
  brand: string;
  /** Makes the link to the questions open the search, once there is a script. */
  search: Omit<ComponentProps<"a">, "href">;
  /** The header's theme menu, on wide screens. */
  theme: ReactNode;
  menuOpen: boolean;
  onMenu: () => void;
};

/** Search, Docs, Pricing and Theme; on phones menu, mark and search. */
export const Header = memo(function Header({
  brand,
  search,
  theme,
  menuOpen,
  onMenu,
}: HeaderProps) {
  return (
    <header className="site-header measure">
      <button
        type="button"
        className="icon-button needs-script md:hidden"
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        data-replay-click=""
        onClick={onMenu}
      >
        <Icon drawing={icons.menu} size={24} />
        <span className="sr-only">{layoutWords.menu}</span>
      </button>
      <a href="#all-pages" className="icon-button without-script md:hidden">
        <Icon drawing={icons.menu} size={24} />
        <span className="sr-only">{layoutWords.menuInFooter}</span>
      </a>
      <a href="/" className="site-mark md:hidden">
        <Mark size={24} />
        {brand}
      </a>
      <a {...search} href="/resources" className="icon-button search-box">
        <Icon drawing={icons.search} size={22} />
        <span>{layoutWords.searchTheSite}</span>
        <CommandKeys and="K" />
      </a>
      <a href="/docs" className="header-link">
        {layoutWords.docs}
      </a>
      <a href="/pricing" className="header-link">
        {layoutWords.pricing}
      </a>
      {theme}
    </header>
  );
});
