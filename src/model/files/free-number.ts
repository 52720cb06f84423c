/** Numbers that are asked about at once. */
const atOnce = 64
/** After so many doublings of the step nothing but chance is tried. */
const doublings = 34

/** Which of these numbers are taken. */
export type TakenOf = (numbers: readonly number[]) => Promise<ReadonlySet<number>>

/**
 * A number from `from` on that is not taken. It is the first one where that is among the next 64, or where no number before it is
 * free. With a hundred thousand taken ones four questions are asked, and never more than ten. `chance` returns an integer below
 * the given one: for those who take just the numbers that are asked about.
 */
export async function freeNumber(
  takenOf: TakenOf,
  chance: (below: number) => number,
  from = 2,
): Promise<number> {
  const near = await firstFree(
    takenOf,
    Array.from({ length: atOnce }, (_, n) => from + n),
  )
  if (near.free !== null) return near.free
  const steps = Array.from({ length: doublings }, (_, n) => from + atOnce * 2 ** n)
  let { taken, free } = await firstFree(takenOf, steps)
  taken ??= from + atOnce - 1
  if (free === null) return from + atOnce + chance(2 ** 47)
  while (free - taken > 1) {
    const step = Math.max(1, Math.ceil((free - taken) / (atOnce + 1)))
    const between: number[] = []
    for (let number = taken + step; number < free; number += step) between.push(number)
    const found = await firstFree(takenOf, between)
    taken = found.taken ?? taken
    free = found.free ?? free
  }
  return free
}

/** The first of the numbers that is free, and the taken one before it; null: there is none. */
async function firstFree(takenOf: TakenOf, numbers: readonly number[]) {
  const all = await takenOf(numbers)
  const at = numbers.findIndex((number) => !all.has(number))
  return { free: numbers[at] ?? null, taken: numbers[(at < 0 ? numbers.length : at) - 1] ?? null }
}
