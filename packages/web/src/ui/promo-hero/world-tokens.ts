/** The tokens of the worlds, for a page that draws the sky of its world itself. */
import '../../styles/tokens-promo.css';
