type Words = Readonly<Record<string, readonly string[]>>

/** Between the words of an industry’s name: `카페·음료`, `Bags, shoes and accessories`. */
const between = /[·・、,]| and /

/** The words of industries: those of their names beside the synonyms, by key. The names of `OTHERS` are too wide: 기타 is an instrument too. */
export function industryWords(synonyms: Words, names: Readonly<Record<string, string>>): Words {
  const named = Object.entries(names)
    .filter(([key]) => !key.startsWith('OTHERS'))
    .map(([key, name]) => [
      key,
      [...name.split(between).map((word) => word.trim()), ...(synonyms[key] ?? [])],
    ])
  return { ...synonyms, ...Object.fromEntries(named) }
}
