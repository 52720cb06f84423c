/** Share of the words of a fact from which on a text is taken to say it. */
const enough = 0.5

/** Behind a Korean noun: it is the same word without them. The longest first. */
const particles =
  /(?:에서부터|으로부터|에게서|이라는|라는|에서|에게|까지|부터|처럼|보다|으로|이나|이며|이고|하는|하고|한테|은|는|이|가|을|를|의|에|도|만|와|과|로|나|며|고|들)$/

const words = new Intl.Segmenter('ko', { granularity: 'word' })

/** Facts that a text does not say, by the words that they are made of; a text says one that has half of its words in it. */
export function missedFacts<Fact extends { readonly text: string }>(
  text: string,
  facts: readonly Fact[],
): Fact[] {
  const said = plain(text)
  return facts.filter((fact) => {
    const roots = rootsOf(fact.text)
    return roots.length > 0 && roots.filter((root) => said.includes(root)).length < roots.length * enough
  })
}

/** The words of a fact without what changes with their place in a sentence. */
function rootsOf(fact: string): string[] {
  const found = Array.from(words.segment(plain(fact)), ({ segment, isWordLike }) =>
    isWordLike ? segment : '',
  )
  return [...new Set(found.filter(isTelling).map(rootOf))]
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Not a single kana, nor an English article or the like. */
function isTelling(word: string): boolean {
  if (word === '' || /^[\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(word)) return false
  return !/^(?:a|an|the|of|to|in|on|for|and|or|with|at|by|it|is|are|we|our|my|的|了|和|与|與|是|在)$/.test(
    word,
  )
}

function rootOf(word: string): string {
  if (/^[a-z]{5,}$/.test(word)) return word.replace(/(?:ings?|ed|es|s)$/, '')
  const root = /^[가-힣]+$/.test(word) ? word.replace(particles, '') : word
  return root === '' ? word : root
}
