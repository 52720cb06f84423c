/**
 * The widths at which the layout changes, in px. Style sheets cannot name them (no browser has custom media), so they write
 * `max-width` one below and `min-width` itself; a house test holds them to these.
 */
export const breakpoints = {
  tablet: 576,
  columns: 768,
  sidebar: 992,
  wide: 1280,
  /** Of the grid of tools: four columns, then six. */
  fourCards: 1380,
  sixCards: 1900,
} as const

/** Phones: too narrow for two columns of text. */
export const phone = below(breakpoints.tablet)
/** Too narrow for a panel beside the page. */
export const oneColumn = below(breakpoints.columns)
/** Room for a column beside a page that has a sidebar. */
export const wide = `(min-width: ${breakpoints.wide}px)`

function below(width: number): string {
  return `(max-width: ${width - 1}px)`
}
