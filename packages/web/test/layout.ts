/** Selects the layout as the head script of the page does. */
export function chooseLayout(layout: 'mobile' | 'desktop'): void {
  document.documentElement.dataset['layout'] = layout;
}
