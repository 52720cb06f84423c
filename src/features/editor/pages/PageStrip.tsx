/** The pages of the design, to open, add, move and remove them. */
export function PageStrip() {
  return null
}
