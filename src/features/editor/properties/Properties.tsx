/** What can be set of the selected layers, or of the page where none is. */
export function Properties() {
  return null
}
