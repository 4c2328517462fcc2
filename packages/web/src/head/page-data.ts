/** The files of a first screen, for the head script. */
export interface ScreenFiles {
  js: string[];
  css: string[];
  picture?: string;
}

/** The files of the home page of a layout, and the files that other pages add, by their path. */
export interface LayoutFiles extends ScreenFiles {
  pages: Record<string, ScreenFiles>;
}

/** What the build writes into the script. */
export interface PageData {
  /** Origin of the API; empty for the page's origin. */
  apiBase: string;
  hasDesktop: boolean;
  files: Readonly<Partial<Record<string, LayoutFiles>>>;
}
