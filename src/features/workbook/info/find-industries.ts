import { matchesSearch } from '#model/hangul/choseong.ts'
import { type Industry, industries } from '#model/options/business.ts'

/** The groups with the branches that a query finds, by their words. A group that is found itself keeps all of its branches. */
export function findIndustries(query: string, wordOf: (key: string) => string): readonly Industry[] {
  if (query.trim() === '') return industries
  return industries.flatMap((industry) => {
    if (matchesSearch(wordOf(industry.key), query)) return [industry]
    const children = industry.children.filter((key) => matchesSearch(wordOf(key), query))
    return children.length > 0 ? [{ ...industry, children }] : []
  })
}
