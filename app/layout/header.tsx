import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Mark } from "#app/ui/mark.tsx";

type HeaderProps = {
  brand: string;
  /** Makes the links to the questions open the search, once there is a script. */
  search: Omit<LinkProps, "to">;
  /** The header's theme menu, on wide screens. */
  theme: ReactNode;
  menuOpen: boolean;
  onMenu: () => void;
};

/** Search, Docs, Pricing and Theme; on phones menu, mark and search. */
export function Header({ brand, search, theme, menuOpen, onMenu }: HeaderProps) {
  return (
    <header className="w-full">
      <div className="site-header site-header-row measure md:hidden">
        <button
          type="button"
          className="icon-button needs-script -ms-2.5"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          data-when-alive=""
          onClick={onMenu}
        >
          <Menu size={24} aria-hidden="true" />
          <span className="sr-only">Menu</span>
        </button>
        <a href="#all-pages" className="icon-button without-script -ms-2.5">
          <Menu size={24} aria-hidden="true" />
          <span className="sr-only">Menu: all pages, in the footer</span>
        </a>
        <Link to="/" className="mark mx-auto gap-2.5">
          <Mark size={24} />
          {brand}
        </Link>
        <Link {...search} to="/resources" className="icon-button -me-2.5">
          <Search size={22} aria-hidden="true" />
          <span className="sr-only">Search the site</span>
        </Link>
      </div>
      <div className="measure max-md:hidden">
        <div className="site-header site-header-row">
          <Link {...search} to="/resources" className="search-box me-auto">
            <Search size={17} aria-hidden="true" />
            <span>Search the site</span>
            <kbd className="needs-script">Ctrl K</kbd>
          </Link>
          <Link to="/docs">Docs</Link>
          <Link to="/pricing">Pricing</Link>
          {theme}
        </div>
      </div>
    </header>
  );
}
