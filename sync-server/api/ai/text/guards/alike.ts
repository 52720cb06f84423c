/** How alike two texts are by their pairs of letters, from 0 to 1 (Dice). */
export function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)]
  const total = sum(first) + sum(second)
  if (total === 0) return 1
  let both = 0
  for (const [pair, count] of first) both += Math.min(count, second.get(pair) ?? 0)
  return (2 * both) / total
}

function pairsOf(text: string): Map<string, number> {
  const letters = [...text.replaceAll(/[\s\p{P}]/gu, '')]
  const pairs = new Map<string, number>()
  for (let at = 1; at < letters.length; at += 1) {
    const pair = `${letters[at - 1]}${letters[at]}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

function sum(pairs: ReadonlyMap<string, number>): number {
  return [...pairs.values()].reduce((total, count) => total + count, 0)
}
