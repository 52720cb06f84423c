import { expect, test } from 'vitest'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import type { Occasion } from '#model/occasions/occasions.ts'
import { chooseTemplates } from './choose-templates.ts'
import { postOf } from './post-of.ts'
import { sizeOfPost } from './size-of-post.ts'
import { type DressFacts, type Post, suitingTemplates } from './suiting-templates.ts'

const headline = {
  ...{ id: 't1', type: 'text', role: 'headline', text: '제목', x: 60, y: 60, w: 900, h: 300 },
  ...{ font: ['{font.korMain}'], size: 90, lineHeight: 1.2, spacing: 0, fill: '{color.ink}' },
  ...{ fit: 'shrink', min: 40, maxLines: 3 },
} as const
const photo = { ...{ id: 'i1', type: 'image', src: '{photo.1}', x: 0, y: 0, w: 100, h: 100 } } as const

function posterOf(idTemplate: number, of: readonly Occasion[] = [], facts: Partial<Template> = {}): Template {
  const { body, ...plain } = templateOf(idTemplate)
  const occasions = of.map((key) => ({ key, name: key }))
  const pages = [{ id: 'p1', background: '{color.main}', layers: [headline] }]
  return { ...plain, occasions, body: { ...body, pages }, ...facts } as Template
}
const post = (kind: string | null, day = '2026-12-08'): Post => ({
  kind,
  day,
  words: postOf({ title: '동지 단팥빵', text: '팥을 쑤어요.', day }, 'ko'),
})
const factsOf = (templates: readonly Template[], more: Partial<DressFacts> = {}): DressFacts => ({
  ...{ templates, size: null, photos: 0, industry: null },
  ...more,
})
const suiting = (of: Post, facts: DressFacts) =>
  suitingTemplates(of, facts).map(({ template }) => template.idTemplate)

test('a template for the kind of a post comes first, one for another kind not at all', () => {
  const templates = [posterOf(1), posterOf(2, ['review']), posterOf(3, ['newProduct'])]
  expect(suiting(post('PRODUCT'), factsOf(templates))).toEqual([3, 1])
  expect(suiting(post('REVIEW'), factsOf(templates))).toEqual([2, 1])
  expect(suiting(post('INFO'), factsOf(templates))).toEqual([1])
})

test('a day has its template on that day alone', () => {
  const templates = [posterOf(1), posterOf(2, ['christmas'])]
  expect(suiting(post('DAY', '2026-12-25'), factsOf(templates))).toEqual([2, 1])
  expect(suiting(post('DAY', '2026-12-22'), factsOf(templates))).toEqual([1])
  expect(suiting(post('REVIEW', '2026-12-25'), factsOf(templates))).toEqual([1])
})

test('what the brand has no photograph for, or is of another trade, does not suit', () => {
  const { body, ...plain } = posterOf(1)
  const [page] = body.pages
  const withPhoto = {
    ...plain,
    body: { ...body, pages: [{ ...page, layers: [photo, headline] }] },
  } as Template
  const cafe = posterOf(2, [], { trades: ['FNB_CAFE'] })
  expect(suiting(post('INFO'), factsOf([withPhoto, cafe], { industry: 'EDUCATION' }))).toEqual([])
  expect(suiting(post('INFO'), factsOf([withPhoto, cafe], { industry: 'FNB_CAFE', photos: 1 }))).toEqual([
    1, 2,
  ])
})

test('covers and what is printed do not suit', () => {
  const { body } = posterOf(1)
  const cover = posterOf(1, [], { body: { ...body, form: 'kakao-channel-cover' } })
  const card = posterOf(2, [], { body: { ...body, form: 'custom', unit: 'mm' } })
  expect(suiting(post('INFO'), factsOf([cover, card]))).toEqual([])
})

test('a template of another ratio takes that of the channel, after those that have it', () => {
  const { body } = posterOf(2)
  const tall = posterOf(2, [], { body: { ...body, form: 'instagram-portrait', height: 1350 } })
  const size = sizeOfPost(['INSTAGRAM'])
  const found = suitingTemplates(post('INFO'), factsOf([posterOf(1), tall], { size }))
  expect(found.map(({ template, body: { width, height } }) => [template.idTemplate, width, height])).toEqual([
    [2, 1080, 1350],
    [1, 1080, 1350],
  ])
})

test('neighbours are never alike, and each template has its turn', () => {
  const templates = [1, 2, 3].map((id) => posterOf(id))
  const posts = Array.from({ length: 9 }, () => post('INFO'))
  const choice = { ...factsOf(templates), needsPlan: false, seed: 0 }
  const chosen = chooseTemplates(posts, choice)
  expect(chosen.some((id, at) => at > 0 && id === chosen[at - 1])).toBe(false)
  expect([1, 2, 3].map((id) => chosen.filter((one) => one === id).length)).toEqual([3, 3, 3])
  expect(chooseTemplates(posts, choice)).toEqual(chosen)
  expect(chooseTemplates(posts, { ...choice, templates: templates.slice(0, 1) }).slice(0, 2)).toEqual([
    1,
    null,
  ])
})

test('premium templates are chosen with a plan alone', () => {
  const templates = [posterOf(1, [], { isPremium: true })]
  const choice = { ...factsOf(templates), seed: 0 }
  expect(chooseTemplates([post('INFO')], { ...choice, needsPlan: true })).toEqual([null])
  expect(chooseTemplates([post('INFO')], { ...choice, needsPlan: false })).toEqual([1])
})

test('a picture has neither hashtags nor signs, and without a title its first sentence as headline', () => {
  const text = '팥을 쑤어요 🫘.\n예약을 받아요!\n#동지 #단팥빵'
  expect(postOf({ title: null, text, day: '2026-12-22' }, 'ko')).toEqual({
    headline: '팥을 쑤어요',
    sentences: ['예약을 받아요!'],
    date: '12월 22일 (화)',
  })
  expect(postOf({ title: '예약', text, day: null }, 'ko')).toMatchObject({ headline: '예약', date: '' })
})

test('each channel has its size, by the form that designs have', () => {
  expect(sizeOfPost(['INSTAGRAM_STORY'])).toMatchObject({ form: 'instagram-story', height: 1920 })
  expect(sizeOfPost(['NAVER_PLACE', 'INSTAGRAM'])).toMatchObject({ form: 'instagram-portrait' })
  expect(sizeOfPost(['NAVER_PLACE'])).toMatchObject({ form: 'naver-place', width: 1200 })
  expect([sizeOfPost(['OWN']), sizeOfPost(null), sizeOfPost(['NEWER'])]).toEqual([null, null, null])
})
