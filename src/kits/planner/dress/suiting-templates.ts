import type { Template } from '#kits/design/templates/templates-read.ts'
import { nextDaysOf, type Occasion } from '#model/occasions/occasions.ts'
import { suits } from '#model/templates/find-templates.ts'
import { daysBetween } from '#model/time/periods.ts'
import type { Body, Layer } from '#scene/body/body.ts'
import type { FormSize } from '#scene/edit/resize-to-form.ts'
import type { PostWords } from '#scene/post/with-post.ts'
import { dressedBody, groundOf } from './dressed-body.ts'
import { ratioBetween } from './size-of-post.ts'

/** What templates are chosen for. */
export interface Post {
  readonly kind: string | null
  /** yyyy-MM-dd. */
  readonly day: string | null
  readonly words: PostWords
}

export interface DressFacts {
  readonly templates: readonly Template[]
  /** Of the channel; null: any. */
  readonly size: FormSize | null
  /** How many photographs the brand has. */
  readonly photos: number
  /** Of the brand's profile; null: not answered. */
  readonly industry: string | null
}

export interface Suiting {
  readonly template: Template
  readonly body: Body
  /** The lower, the better it fits. */
  readonly rank: number
}

/** Of a thing that a business does, for which kind of entry a template is. */
const kindsOf: Readonly<Partial<Record<Occasion, string>>> = {
  newProduct: 'PRODUCT',
  sale: 'OFFER',
  review: 'REVIEW',
  event: 'NEWS',
  opening: 'NEWS',
}

/** A day with those around it that are off; what takes longer is a season. */
const longestDay = 2
/** Kinds that a season suits: a named day has its own look, and an offer or a review none. */
const inSeason: readonly string[] = ['PRODUCT', 'INFO', 'NEWS']

/** Forms of what is published: neither covers and banners, which others lie over, nor what is printed. */
const postForms: ReadonlySet<string> = new Set([
  ...['instagram-square', 'instagram-portrait', 'instagram-grid', 'instagram-story', 'facebook-post'],
  ...['threads-post', 'x-post', 'kakao-channel-message', 'kakao-channel-wide', 'kakao-channel-image'],
  ...['kakao-channel-carousel', 'mms-image', 'naver-blog-cover', 'naver-blog-body', 'naver-place'],
  ...['og-image', 'card-news', 'custom'],
])

/** A template may be made so much narrower or wider. */
const mostRatio = 1.5

/** The templates that can show a post, those that fit its kind, its day and its channel best first; otherwise in their order. */
export function suitingTemplates(post: Post, facts: DressFacts): readonly Suiting[] {
  const { templates, size, photos, industry } = facts
  return templates
    .flatMap((template): Suiting[] => {
      if (template.body.unit !== 'px' || !postForms.has(template.body.form)) return []
      if (size !== null && ratioBetween(template.body, size) > mostRatio) return []
      if (industry !== null && !suits(template.trades, industry)) return []
      const rank = rankOf(template, post)
      if (rank === null || photosIn(template.body as Body) > photos) return []
      const ground = groundOf(template, size)
      if (!ground.isSure) return []
      const body = dressedBody(template, post.words, size)
      return body ? [{ template, body, rank: rank + (ground.isResized ? 1 : 0) }] : []
    })
    .sort((one, other) => one.rank - other.rank)
}

/** null: it is for something else. */
function rankOf({ occasions }: Template, { kind, day }: Post): number | null {
  if (occasions.length === 0) return 2
  const ranks = occasions.flatMap(({ key }) => {
    const own = kindsOf[key]
    if (own !== undefined) return own === kind ? [0] : kind === null ? [3] : []
    const days = day === null ? null : nextDaysOf(key, day)
    if (days === null || day === null || days.from > day) return []
    if (daysBetween(days.from, days.to) <= longestDay) return kind === 'DAY' ? [0] : []
    return kind !== null && inSeason.includes(kind) ? [2] : []
  })
  return ranks.length === 0 ? null : Math.min(...ranks)
}

const photoSlot = /^\{photo\.(\d+)\}$/

function photosIn({ pages }: Body): number {
  const numberIn = (layer: Layer): number => {
    if (layer.type === 'group') return Math.max(0, ...layer.children.map(numberIn))
    return layer.type === 'image' ? Number(photoSlot.exec(layer.src)?.[1] ?? 0) : 0
  }
  return Math.max(0, ...pages.flatMap(({ layers }) => layers.map(numberIn)))
}
