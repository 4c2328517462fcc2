/** The sky and the ground of a promotion: a name of styles/tokens-promo.css. */
export type Theme =
  | 'dusk'
  | 'night'
  | 'garnet'
  | 'dawn'
  | 'oil'
  | 'road'
  | 'leaf'
  | 'rose'
  | 'calm'
  | 'mela'
  | 'sea'
  | 'snow'
  | 'midnight'
  | 'plum';
