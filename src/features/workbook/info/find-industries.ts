import { matchesSearch } from '#model/hangul/choseong.ts'
import { type Industry, industries } from '#model/options/business.ts'

/**
 * Groups and branches of which a word matches the query: their names, or other words for them. A group that
 * matches itself keeps all of its branches.
 */
export function findIndustries(
  query: string,
  wordsOf: (key: string) => readonly string[],
): readonly Industry[] {
  if (query.trim() === '') return industries
  const matches = (key: string) => wordsOf(key).some((word) => matchesSearch(word, query))
  return industries.flatMap((industry) => {
    if (matches(industry.key)) return [industry]
    const children = industry.children.filter(matches)
    return children.length > 0 ? [{ ...industry, children }] : []
  })
}
