import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ko as toolTexts } from '../tools/texts/ko.ts'
import { textPlaces } from '../tools/tool-texts.ts'
import { writeToolText } from '../tools/write-text.ts'
import { wrongParticles } from '../voice/particles.ts'
import { ongi } from './ongi.fixture.ts'
import { composePost, postKinds } from './posts.ts'
import { composePurpose } from './purpose.ts'
import { composeStory } from './story.ts'
import { taglineChoices } from './taglines.ts'
import { composeVision } from './vision.ts'

const read = (name: string) => JSON.parse(readFileSync(`locales/ko/${name}.json`, 'utf8'))
const words = { ...read('options'), ...read('drafts'), ...read('drafts-patterns') }
const posts = read('drafts-posts')

/** A name that does not end as Korean words do, and the same with 은, 이, 을 and 이에요. */
const names = [
  ['카페 24', '카페 24는', '카페 24가', '카페 24를', '카페 24예요'],
  ['B612 약국', 'B612 약국은', 'B612 약국이', 'B612 약국을', 'B612 약국이에요'],
  ['온기.', '온기는', '온기가', '온기를', '온기예요'],
  ['올리브 & 영', '올리브 & 영은', '올리브 & 영이', '올리브 & 영을', '올리브 & 영이에요'],
  ['달빛 LAB', '달빛 LAB은', '달빛 LAB이', '달빛 LAB을', '달빛 LAB이에요'],
  ['Café Mori', 'Café Mori는', 'Café Mori가', 'Café Mori를', 'Café Mori예요'],
] as const

/** All texts that are composed for a brand of a name, of every kind and pattern. */
function textsOf(name: string): string[] {
  const answers = { ...ongi.ko, brandName: name, brand: name }
  const drafts = [composeStory, composePurpose, composeVision].flatMap((compose) => {
    const draft = compose(answers, 'ko', words)
    return draft.ok ? draft.variants : []
  })
  const taglines = taglineChoices(
    { name, target: '동네 이웃', positive: '오늘 구운 빵', service: '쌀식빵', keyword: '따뜻한' },
    'ko',
  ).flatMap(({ texts }) => texts)
  const written = postKinds.flatMap((kind) =>
    Array.from({ length: 8 }, (_, seed) => {
      const { title, text } = composePost(answers, { kind, seed, day: '동지' }, 'ko', posts)
      return `${title}\n${text}`
    }),
  )
  const tools = Object.entries(textPlaces).flatMap(([tool, places]) =>
    places.flatMap((place) =>
      Array.from({ length: 4 }, (_, turn) =>
        writeToolText({
          ...{ tool: tool as keyof typeof textPlaces, place, turn, language: 'ko', texts: toolTexts },
          typed: {
            items: '빵',
            product: '빵',
            from: '2026-12-31',
            next: '1000',
            work: '빵 굽기',
            title: '나눔',
          },
          brand: { name, area: '', industry: 'FNB_BAKERY', items: ['빵'] },
        }),
      ),
    ),
  )
  return [...drafts, ...taglines, ...written, ...tools]
}

describe.each(names)('%s', (name, ...withParticles) => {
  const texts = textsOf(name)
  const all = texts.join('\n')

  test('has the right particle wherever it is composed', () => {
    for (const right of withParticles) expect(all).toContain(right)
    const bare = name.replace(/\.$/, '')
    for (const text of texts) {
      expect(wrongParticles(text, bare).map(({ from, to }) => text.slice(from, to))).toEqual([])
      expect(text).not.toContain(`${bare}은(는)`)
    }
  })

  test('makes no doubled stop, and none before a particle', () => {
    for (const text of texts) expect(text).not.toMatch(/\.\.|\. ?[.,]|온기\.[가-힣]/)
  })
})
