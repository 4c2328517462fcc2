/** The only place of raw values: the other styles name them. */
const TOKENS = 'packages/web/src/styles/tokens*.css';

/** A length that is not zero. */
const LENGTH = '/[1-9]\\d*(px|rem|em|ch)\\b/';
/** A shadow with a blur; a hairline or a ring of one colour has none. */
const SOFT = '/(^|,\\s*|inset )-?\\d+(px)? -?\\d+(px)? [1-9]/';

/** One value of a shorthand, with functions such as calc(). */
const VALUE = '(?:[^\\s()]|\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))+';
/**
 * Four sides of which the second and the fourth differ: a shorthand that only fits one direction of writing. The parts of
 * the display that a notch covers do not change with it.
 */
const ONE_DIRECTION = `/^(?!.*var\\(--safe-)${VALUE}\\s+(${VALUE})\\s+${VALUE}\\s+(?!\\1$)${VALUE}$/`;
/** Corners that differ between the two ends of a line. */
const ONE_DIRECTION_CORNERS = `/^(?!(${VALUE})\\s+\\1\\s+(${VALUE})\\s+\\2$)${VALUE}(\\s+${VALUE})+$/`;

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Faults.
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'function-no-unknown': true,
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-invalid-position-at-import-rule': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-anb-no-unmatchable': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': [true, { ignoreTypes: ['text-run'] }],
    'shorthand-property-no-redundant-values': true,
    'unit-no-unknown': true,

    // Colours stand among the tokens. `transparent`, `currentColor` and the colours of the system are not our colours.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/'],

    // Sides are logical (inset-inline-start), so that a language that is written from right to left can be added.
    'property-disallowed-list': [
      'right',
      '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/',
      '/^border-(top|bottom)-(left|right)-radius$/',
    ],
    'declaration-property-value-allowed-list': {
      // A share of the width: the middle, or a place in a picture, which is not mirrored.
      left: ['/%/', '/^var\\(--(x|left)\\)$/'],
      // A role, or what stands around it. Numbers are of the class .num and say only their size.
      font: ['inherit', '/^var\\(--type-[\\w-]+\\)$/'],
      'font-family': ['inherit', '/^var\\(--font-(display|body)\\)$/'],
      'font-size': ['inherit', '/^var\\(--size-[\\w-]+\\)$/'],
      'font-weight': ['inherit', '500', '600', '700', '800'],
      '/^border(-[\\w-]+)?-radius$/': ['/^((0|50%|inherit|var\\(--radius-[\\w-]+\\))( |$))+$/'],
    },
    'declaration-property-value-disallowed-list': {
      // The build copies a composed sheet into each sheet that composes from it (docs/pitfalls.md).
      composes: ['/ from [\'"]/'],
      // Steps of the scale, or a calculation of them.
      '/^(padding|margin)/': [LENGTH],
      '/^(padding|margin|inset)$/': [ONE_DIRECTION],
      'border-radius': [ONE_DIRECTION_CORNERS],
      '/^(text-align|float|clear)$/': ['left', 'right'],
      '/^((row|column)-)?gap$/': [LENGTH],
      // Soft shadows have names; a hairline or a ring may be drawn with a colour of the tokens.
      '/^(box|text)-shadow$/': [SOFT],
      filter: ['/drop-shadow\\(/'],
      // The surface of a card is the class of styles/base.css: `composes: card from global`.
      '/^background/': ['/var\\(--card-background\\)/'],
    },
  },
  overrides: [
    {
      files: [TOKENS],
      rules: { 'color-no-hex': null, 'declaration-property-value-allowed-list': null },
    },
  ],
};
