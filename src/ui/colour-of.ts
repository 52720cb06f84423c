/** The colour of a person, 1 to 10, by id: the same on every screen. */
export function colourOf(id: number): number {
  return (id % 10) + 1
}
