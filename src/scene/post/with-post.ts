import type { Body, Layer, Page, TextLayer } from '../body/body.ts'
import { postPlaces } from './post-places.ts'
import { lengthOfWords, roomFor } from './room-for.ts'

/** What a post says in a picture, as a person has written it; '' and [] for none. */
export interface PostWords {
  readonly headline: string
  readonly sentences: readonly string[]
  readonly date: string
}

/** Most texts of a kind on the first page, between which the words of a post are divided. */
const most = { headlines: 2, bodies: 2, dates: 1 }

/**
 * Whether a template has nothing but words that those of a post can replace: a headline, sentences and a date. Of several pages
 * the first has the headline, each of the others one sentence, or words of the brand alone.
 */
export function takesPost({ pages }: Pick<Body, 'pages'>): boolean {
  const [cover, ...others] = pages.map(postPlaces)
  if (!cover || cover.hasSample || cover.headlines.length === 0) return false
  return (
    cover.headlines.length <= most.headlines &&
    cover.bodies.length <= most.bodies &&
    cover.dates.length <= most.dates &&
    others.every(
      ({ headlines, bodies, dates, hasSample }) =>
        !hasSample && dates.length === 0 && headlines.length + bodies.length <= 1,
    )
  )
}

/**
 * A template that `takesPost` with the words of a post. A sentence stays whole; what has no words is taken out, and so is a page
 * without a sentence. null: the headline or a sentence of a page has no room, or there are too few sentences for several pages.
 */
export function withPost(body: Body, words: PostWords): Body | null {
  const made = withAnyPost(body, words)
  const [cover, ...others] = body.pages
  if (!cover) return null
  const { headlines } = postPlaces(cover)
  const parts = partsOf(words.headline, headlines.length)
  if (headlines.some((place, at) => !hasRoom(place, parts[at] ?? ''))) return null
  if (others.length === 0) return made
  const places = others.flatMap((page) => placeOnCard(page) ?? [])
  const used = Math.min(places.length, words.sentences.length)
  const isFull = places.some((place, at) => at < used && !hasRoom(place, words.sentences[at] ?? ''))
  return isFull || used < leastSentences ? null : made
}

/** The same for words of any length: letters become smaller, and lines more, than the author of the template has allowed. */
export function withAnyPost(body: Body, words: PostWords): Body {
  const [cover, ...others] = body.pages
  if (!cover) return body
  const left = [...words.sentences]
  const cards = others.flatMap((page) => {
    const place = placeOnCard(page)
    if (!place) return [page]
    const sentence = left.shift()
    return sentence === undefined ? [] : [withWords(page, new Map([[place.id, sentence]]))]
  })
  return { ...body, pages: [coverWith(cover, words, others.length > 0), ...cards] }
}

function placeOnCard(page: Page): TextLayer | undefined {
  const { headlines, bodies } = postPlaces(page)
  return headlines[0] ?? bodies[0]
}

/** One card after the first is no series. */
const leastSentences = 2

function coverWith(page: Page, { headline, sentences, date }: PostWords, isSeries: boolean): Page {
  const { headlines, bodies, dates } = postPlaces(page)
  const parts = partsOf(headline, headlines.length)
  const words = new Map<string, string>()
  for (const [at, { id }] of headlines.entries()) words.set(id, parts[at] ?? '')
  const left = isSeries ? [] : [...sentences]
  // The first sentences go where most has room.
  for (const place of bodies.toSorted((one, other) => roomFor(other) - roomFor(one)))
    words.set(place.id, takeFitting(place, left))
  for (const place of dates) words.set(place.id, hasRoom(place, date) ? date : '')
  return withWords(page, words)
}

/** As many of the first sentences as have room, which are taken away from `left`. */
function takeFitting(place: TextLayer, left: string[]): string {
  let taken = ''
  for (let next = left[0]; next !== undefined; next = left[0]) {
    const more = taken === '' ? next : `${taken} ${next}`
    if (!hasRoom(place, more)) break
    taken = more
    left.shift()
  }
  return taken
}

function hasRoom(place: TextLayer, words: string): boolean {
  return lengthOfWords(words) <= roomFor(place)
}

function partsOf(headline: string, count: number): readonly string[] {
  return count > 1 ? halves(headline) : [headline]
}

/** At the space that is nearest to the middle. */
function halves(words: string): readonly [string, string] {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index)
  const middle = words.length / 2
  const [at] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  return at === undefined ? [words, ''] : [words.slice(0, at), words.slice(at + 1)]
}

/** The page with other words in texts by their id; a text that gets none is taken out. */
function withWords(page: Page, words: ReadonlyMap<string, string>): Page {
  const replace = (layer: Layer): readonly Layer[] => {
    if (layer.type === 'group') return [{ ...layer, children: layer.children.flatMap(replace) }]
    const own = words.get(layer.id)
    if (own === undefined || layer.type !== 'text') return [layer]
    if (own === '') return []
    const isHeadline = layer.role === 'headline'
    const text = { ...layer, text: asWritten(own), ...(isHeadline && { balance: true as const }) }
    return [hasRoom(layer, own) ? text : withMoreRoom(text)]
  }
  return { ...page, layers: page.layers.flatMap(replace) }
}

/** Down to a quarter of its size. */
function withMoreRoom({ maxLines: _, ...text }: TextLayer): TextLayer {
  return { ...text, fit: 'shrink', min: Math.min(text.min ?? text.size, text.size / 4) }
}

/** A brace of a person is no slot. */
function asWritten(words: string): string {
  return words.replaceAll('{', '{{')
}
