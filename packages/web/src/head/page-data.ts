/** The files of a first screen, for the head script. */
export interface ScreenFiles {
  js: string[];
  css: string[];
  /** The picture of the screen. */
  picture?: string;
}

/** The files of a layout: those of its home, and those that other pages add, by their path. */
export interface LayoutFiles extends ScreenFiles {
  pages: Record<string, ScreenFiles>;
}

/** What the build writes into the script. */
export interface PageData {
  /** Origin of the API; empty for that of the page. */
  apiBase: string;
  hasDesktop: boolean;
  files: Readonly<Partial<Record<string, LayoutFiles>>>;
}
