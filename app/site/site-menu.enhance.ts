/** Closes the menu after a click on a link to a section of this page. */
export default function siteMenu(menu: HTMLElement): void {
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover();
  });
}
