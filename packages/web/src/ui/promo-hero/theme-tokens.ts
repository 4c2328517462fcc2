/** The tokens of the themes, for a page that draws the sky of its theme itself. */
import '#styles/tokens-themes.css';
