/** The words of the side navigation. */
export const sidebarWords = {
  menu: "Menu",
  closeMenu: "Close menu",
  expand: "Expand sidebar",
  collapse: "Collapse sidebar",
  main: "Main",
};
