/** The theme of a promotion: a name in styles/tokens-themes.css. */
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
