import { matchesSearch } from '#model/hangul/choseong.ts'
import { type Industry, industries } from '#model/options/business.ts'

/** Groups and branches whose words match the query. A group that matches itself keeps all of its branches. */
export function findIndustries(query: string, wordOf: (key: string) => string): readonly Industry[] {
  if (query.trim() === '') return industries
  return industries.flatMap((industry) => {
    if (matchesSearch(wordOf(industry.key), query)) return [industry]
    const children = industry.children.filter((key) => matchesSearch(wordOf(key), query))
    return children.length > 0 ? [{ ...industry, children }] : []
  })
}
