/** Picks the layout as the page's head script does. */
export function chooseLayout(layout: 'mobile' | 'desktop'): void {
  document.documentElement.dataset['layout'] = layout;
}
