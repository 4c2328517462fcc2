/** Loads the theme tokens, for a page that draws its background itself. */
import '#styles/tokens-themes.css';
